import { Agent, request } from 'node:http'
import { openGround, startApi } from './bench-store.ts'
import type { Child } from './child.ts'
import { fillShop } from './fill-shop.ts'
import { interleaved, median, quantile } from './rounds.ts'
import { inMs, type Row } from './row.ts'

const FEW = 100
const MANY = 100_000
const WORKERS = 4
const REQUESTS = 160
const MESSAGES = [
  'тапочки',
  'войлок',
  'slippers',
  'felt',
  'kochkor',
  'мужские',
  'тапичке',
  'красные',
  'тапочик',
  'wool',
]
const SORTS = ['new', 'price_up', 'price_down']

interface Ask {
  path: string
  body?: string
}

const lists = (turn: number): Ask => ({
  path: `/api/frontend/product?per_page=24&page=${1 + (turn % 3)}&sort=${SORTS[turn % SORTS.length]}&country_iso_code=KG`,
})

/** Every search is for another text, so that none is served from a cache. */
const searches = (turn: number): Ask => ({
  path: '/api/frontend/search/product?country_iso_code=KG',
  body: JSON.stringify({ text: MESSAGES[turn % MESSAGES.length], min: `${turn % 50_000}.00` }),
})

/** A few repeated searches, as most shoppers make. */
const usualSearches = (turn: number): Ask => ({
  path: '/api/frontend/search/product?country_iso_code=KG',
  body: JSON.stringify({ text: MESSAGES[turn % MESSAGES.length] }),
})

let turn = 0

/** The response times in ms, with a few concurrent requests. */
async function timesOf(
  { origin }: Child,
  ask: (turn: number) => Ask,
  requests = REQUESTS,
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: WORKERS })
  const times: number[] = []
  await Promise.all(
    Array.from({ length: WORKERS }, async () => {
      for (let count = 0; count < requests / WORKERS; count++) {
        const began = performance.now()
        await answered(agent, origin, ask(++turn))
        times.push(performance.now() - began)
      }
    }),
  )
  agent.destroy()
  return times
}

const answered = (agent: Agent, origin: string, { path, body }: Ask): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = body === undefined ? {} : { 'content-type': 'application/json' }
    request(origin + path, { agent, method: body === undefined ? 'GET' : 'POST', headers }, (response) => {
      response.resume()
      if (response.statusCode !== 200) reject(new Error(`${path} was answered with ${response.statusCode}`))
      response.once('end', resolve)
    })
      .once('error', reject)
      .end(body)
  })

/** Lists and text search with a hundred and with a hundred thousand products, on the same PostgreSQL. */
export async function growth(): Promise<Row[]> {
  const ground = await openGround()
  const manyEnvironment = await ground.another('many')
  const few = await startApi(ground.environment)
  const many = await startApi(manyEnvironment)
  try {
    const fewCount = await fillShop(ground.environment['DATABASE_URL'] ?? '', FEW)
    const manyCount = await fillShop(manyEnvironment['DATABASE_URL'] ?? '', MANY)
    const kinds = {
      list: lists,
      'search, each for the first time': searches,
      'search, the usual ones': usualSearches,
    }
    const rows: Row[] = []
    for (const [kind, ask] of Object.entries(kinds)) {
      await timesOf(few, ask, 60)
      await timesOf(many, ask, 60)
      const found = await interleaved(3, { few: () => timesOf(few, ask), many: () => timesOf(many, ask) })
      const at = (rounds: number[][], share: number) => median(rounds.map((times) => quantile(times, share)))
      const [few99, many99] = [at(found.few, 0.99), at(found.many, 0.99)]
      rows.push({
        what: `${kind}: p99 at ${manyCount.toLocaleString('en')} beside ${fewCount} products`,
        figure: `${inMs(many99)} (p50 ${inMs(at(found.many, 0.5))})`,
        limit: `${inMs(few99)} (p50 ${inMs(at(found.few, 0.5))})`,
        ratio: many99 / few99,
        target: '≤ 2',
        holds: many99 / few99 <= 2,
      })
    }
    return rows
  } finally {
    await Promise.all([few.stop(), many.stop()])
    await ground.close()
  }
}
