import { openGround, startApi, startLimits, type Ground } from './bench-store.ts'
import { fillShop } from './fill-shop.ts'
import { cpuNote, load, medianLoad } from './load.ts'
import { longLists } from './long-lists.ts'
import { interleaved } from './rounds.ts'
import { below, perSecond, share, type Row } from './row.ts'

const MANY = 100_000
const LIST = '/api/frontend/product?per_page=24&country_iso_code=KG'
const SEARCH = '/api/frontend/search/product?country_iso_code=KG'
const TEXTS = ['тапочки', 'войлок', 'slippers', 'kochkor', 'красные', 'мужские', 'тапичке', 'жүн']

/**
 * Lists, a product and text search, compared with a bare response and one indexed SELECT on the same
 * database; then the time of each kind of list in a large shop.
 */
export async function lists(): Promise<Row[]> {
  const ground = await openGround()
  const api = await startApi(ground.environment)
  const limit = await startLimits(ground.environment)
  try {
    const first = (await (await fetch(api.origin + LIST)).json()) as { data: { slug: string }[] } // the contract's ProductPage
    const product = `/api/frontend/product/${first.data[0]?.slug}?country_iso_code=KG`
    const found = await interleaved(3, {
      hello: () => load(limit, { path: '/hello' }),
      rows: () => load(limit, { path: '/rows' }),
      list: () => load(api, { path: LIST }),
      product: () => load(api, { path: product }),
      search: () =>
        load(api, {
          path: SEARCH,
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          vary: (turn) => ({ body: JSON.stringify({ text: TEXTS[turn % TEXTS.length] }) }),
        }),
      crowd: () => load(api, { path: LIST, connections: 50 }),
    })
    const [hello, rows, list, one, search, crowd] = [
      found.hello,
      found.rows,
      found.list,
      found.product,
      found.search,
      found.crowd,
    ].map(medianLoad)
    if (!hello || !rows || !list || !one || !search || !crowd)
      throw new Error('A candidate was not measured.')
    return [
      { what: 'bare Fastify hello', figure: perSecond(hello.perSecond) + cpuNote(hello) },
      {
        what: 'limit: Fastify + one indexed SELECT of 24 rows',
        figure: perSecond(rows.perSecond) + cpuNote(rows),
      },
      share('list of 24', list.perSecond, rows.perSecond, 0.6, cpuNote(list)),
      share('product by slug', one.perSecond, rows.perSecond, 0.6, cpuNote(one)),
      share('text search', search.perSecond, rows.perSecond, 0.25, cpuNote(search)),
      below('list, p99 / p50 at 50 connections', crowd.p99 / crowd.p50, 3, ''),
      ...(await inLargeShop(ground)),
    ]
  } finally {
    await Promise.all([api.stop(), limit.stop()])
    await ground.close()
  }
}

async function inLargeShop(ground: Ground): Promise<Row[]> {
  const environment = await ground.another('large')
  const api = await startApi(environment)
  try {
    return await longLists(api, await fillShop(environment['DATABASE_URL'] ?? '', MANY))
  } finally {
    await api.stop()
  }
}
