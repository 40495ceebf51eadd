import { readFile } from 'node:fs/promises'
import { Agent, get, type IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { chatAt, faultsOf, receivedBy, lineTo, readerOf } from './chat-readers.ts'
import { inMs, quantile, reported, type Report } from './report.ts'
import { storeFolder, type StoreProcess } from './running-store.ts'

type Chat = Awaited<ReturnType<typeof chatAt>>

/** Sends messages at a steady rate until stopped; returns the ids confirmed by the store. */
function sender(chat: Chat, perSecond: number) {
  const sent: number[] = []
  const waits: number[] = []
  let isOver = false
  const under: Promise<void>[] = []
  const one = async (turn: number) => {
    const began = performance.now()
    const { id } = await chat.send({
      body: { text: `Message ${turn}` },
      idempotencyKey: crypto.randomUUID(),
    })
    waits.push(performance.now() - began)
    sent.push(id)
  }
  const run = async () => {
    const began = performance.now()
    for (let turn = 0; !isOver; turn++) {
      under.push(one(turn))
      await sleep(Math.max(0, began + ((turn + 1) * 1_000) / perSecond - performance.now()))
    }
    await Promise.all(under)
  }
  const done = run()
  return {
    sent,
    waits,
    async stop() {
      isOver = true
      await done
    },
  }
}

/** Twenty readers lose their connections repeatedly while messages arrive. */
export const dropConnections = (store: StoreProcess, drops: number, readers = 20): Promise<Report> =>
  reported(`chat: dropped connections of ${readers} readers`, drops, async (broken) => {
    await using line = await lineTo(store.origin)
    const [direct, overLine] = [await chatAt(store.origin), await chatAt(line.origin)]
    const { revision } = await direct.list()
    const all = Array.from({ length: readers }, () => readerOf(overLine, revision))
    const writing = sender(direct, 20)
    let cut = 0
    for (let drop = 0; drop < drops; drop++) {
      await sleep(100 + Math.random() * 300)
      cut += line.drop()
    }
    await writing.stop()
    await receivedBy(all, writing.sent.length)
    broken.push(...faultsOf(all, writing.sent))
    const lost = all.reduce((sum, reader) => sum + reader.lost, 0)
    await Promise.all(all.map((reader) => reader.stop()))
    return `${writing.sent.length} messages to each of ${readers} readers; ${cut} connections cut, followed anew ${lost} times`
  })

/** PostgreSQL ends the process's listening connection while fifty messages per second arrive. */
export const killListener = (store: StoreProcess, kills: number): Promise<Report> =>
  reported('chat: listening connection ended, 50 messages/s', kills, async (broken) => {
    const chat = await chatAt(store.origin)
    const { revision } = await chat.list()
    const readers = Array.from({ length: 5 }, () => readerOf(chat, revision))
    const writing = sender(chat, 50)
    let ended = 0
    for (let kill = 0; kill < kills; kill++) {
      await sleep(100 + Math.random() * 150)
      const { rowCount } = await store.database.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%shyrdak_topics%'`,
      )
      ended += rowCount ?? 0
    }
    await writing.stop()
    await receivedBy(readers, writing.sent.length)
    broken.push(...faultsOf(readers, writing.sent))
    if (ended < kills / 2) broken.push(`only ${ended} of ${kills} connections were there to be ended`)
    if (readers.some(({ lost }) => lost > 0)) broken.push('a reader was cut off, who should not notice')
    await Promise.all(readers.map((reader) => reader.stop()))
    const p = (share: number) => inMs(quantile(writing.waits, share))
    return `${writing.sent.length} messages, ${ended} connections ended; sent in p50 ${p(0.5)}, p99 ${p(0.99)}`
  })

/** Two processes on one PostgreSQL: ten people write at one of them, ten read at the other. */
export const chatAcross = (messages: number): Promise<Report> =>
  reported('chat: two processes, written at one, read at the other', messages, async (broken) => {
    const folder = await storeFolder('careless')
    const beside = await storeFolder('careless', {}, folder)
    try {
      const [here, there] = [await folder.start(), await beside.start()]
      const [writes, reads] = [await chatAt(here.origin), await chatAt(there.origin)]
      const { revision } = await reads.list()
      const readers = Array.from({ length: 10 }, () => readerOf(reads, revision))
      const sent: number[] = []
      const began = performance.now()
      await Promise.all(
        Array.from({ length: 10 }, async (_, person) => {
          for (let turn = 0; turn < messages / 10; turn++)
            sent.push((await writes.send({ body: { text: `${person}: message ${turn}` } })).id)
        }),
      )
      const seconds = (performance.now() - began) / 1000
      const over = performance.now()
      await receivedBy(readers, sent.length)
      const behind = performance.now() - over
      broken.push(...faultsOf(readers, sent))
      await Promise.all(readers.map((reader) => reader.stop()))
      await there.close()
      await here.close()
      return `${sent.length} messages at ${Math.round(sent.length / seconds)}/s; the last was read ${inMs(behind)} after it was sent`
    } finally {
      await beside.discard()
      await folder.discard()
    }
  })

/** Resident memory of a process, in MB. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? Number.NaN) / 1024
}

/** How much an idle process may grow: memory not yet garbage collected. */
const SLACK_MB = 24

/** A thousand people follow their conversations, and nothing is written. */
export const idleStreams = (store: StoreProcess, streams: number, seconds: number): Promise<Report> =>
  reported(`chat: idle streams for ${seconds} s`, streams, async (broken) => {
    const chat = await chatAt(store.origin)
    const token = await tokenAt(store.origin)
    const { revision } = await chat.list()
    const agent = new Agent({ keepAlive: false, maxSockets: Infinity })
    let beats = 0
    const open = await Promise.all(
      Array.from({ length: streams }, () =>
        follow(`${store.origin}/api/wholesale/chat/changes?country_iso_code=KG&after=${revision}`, {
          agent,
          token,
          onData: () => (beats += 1),
        }),
      ),
    )
    const empty = await memoryOf(store.pid)
    const seen: number[] = []
    for (let second = 0; second < seconds; second += 5) {
      await sleep(5_000)
      seen.push(await memoryOf(store.pid))
    }
    const third = Math.max(1, Math.floor(seen.length / 3))
    const least = (values: number[]) => Math.min(...values)
    const [first, last] = [least(seen.slice(0, third)), least(seen.slice(-third))]
    if (last > first + SLACK_MB) broken.push(`memory grew from ${first.toFixed(0)} to ${last.toFixed(0)} MB`)
    const closed = open.filter((response) => response.destroyed || response.readableEnded).length
    if (closed > 0) broken.push(`${closed} streams ended by themselves`)
    const { id } = await chat.send({ body: { text: 'Is anybody there?' } })
    const until = performance.now() + 20_000
    while (performance.now() < until && open.some((response) => !heardOf(response, id))) await sleep(50)
    const deaf = open.filter((response) => !heardOf(response, id)).length
    if (deaf > 0) broken.push(`${deaf} of ${streams} did not hear of a message in the end`)
    for (const response of open) response.destroy()
    agent.destroy()
    return `${empty.toFixed(0)} MB once open, then ${first.toFixed(0)} and ${last.toFixed(0)} MB; ${beats} signs of life; a message reached ${streams - deaf}`
  })

interface Followed {
  agent: Agent
  token: string
  onData: () => void
}

const texts = new WeakMap<IncomingMessage, string>()
const heardOf = (response: IncomingMessage, id: number) => (texts.get(response) ?? '').includes(`"id":${id},`)

const follow = (url: string, { agent, token, onData }: Followed): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(
      url,
      { agent, headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' } },
      (response) => {
        if (response.statusCode !== 200)
          return reject(new Error(`A stream was answered with ${response.statusCode}.`))
        texts.set(response, '')
        response.on('error', () => {})
        response.on('data', (chunk: Buffer) => {
          onData()
          // Only the end matters, and a thousand texts are kept.
          texts.set(response, `${texts.get(response) ?? ''}${chunk.toString()}`.slice(-2_000))
        })
        resolve(response)
      },
    ).on('error', reject)
  })

async function tokenAt(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/wholesale/login?country_iso_code=KG`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'wholesale@example.com', password: 'felt-and-wool' }),
  })
  const { access_token: token } = (await response.json()) as { access_token: string } // promised by the contract
  return token
}
