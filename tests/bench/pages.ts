import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { openGround, SITE, startLimits } from './bench-store.ts'
import { startChild } from './child.ts'
import { cpuNote, load, medianLoad, warm } from './load.ts'
import { interleaved } from './rounds.ts'
import { below, perSecond, share, type Row } from './row.ts'

const PAGE = '/categories'
const headers = { cookie: 'country_iso_code=KG; shyrdak_lang=ru', 'accept-language': 'ru' }

const asBrowser = { ...headers, 'accept-encoding': 'br' }

/** The page's transfer size once it is cached. */
async function bytesOf(origin: string): Promise<number> {
  for (let look = 0; look < 2; look++) {
    const response = await fetch(origin + PAGE, { headers: asBrowser })
    await response.arrayBuffer()
    const length = Number(response.headers.get('content-length'))
    if (length > 0) return length
    // It is compressed and cached after the first response.
    await sleep(1_000)
  }
  throw new Error('The page is not kept.')
}

/** The catalogue page of the built site, rendered and from the cache, against this machine's limits. */
export async function pages(): Promise<Row[]> {
  if (!existsSync(SITE)) return [{ what: 'pages', figure: 'the site is not built: pnpm build' }]
  const ground = await openGround()
  const site = await startChild(SITE, ground.environment)
  const limit = await startLimits(ground.environment)
  try {
    const bytes = await bytesOf(site.origin)
    // A minimum price that excludes nothing: the same page at a new URL.
    const reloaded = () =>
      load(site, {
        path: PAGE,
        headers,
        vary: (turn) => ({ path: `${PAGE}?min=${(turn / 100).toFixed(2)}` }),
      })
    await warm(reloaded)
    const found = await interleaved(3, {
      hello: () => load(limit, { path: '/hello' }),
      rows: () => load(limit, { path: '/rows' }),
      rendered: () => load(limit, { path: '/page' }),
      still: () => load(limit, { path: `/still/${bytes}` }),
      kept: () => load(site, { path: PAGE, headers: asBrowser }),
      reloaded,
      crowd: () => load(site, { path: PAGE, headers: asBrowser, connections: 50 }),
      stillCrowd: () => load(limit, { path: `/still/${bytes}`, connections: 50 }),
    })
    const [hello, rows, rendered, still] = [found.hello, found.rows, found.rendered, found.still].map(
      medianLoad,
    )
    const [kept, fresh, crowd, stillCrowd] = [found.kept, found.reloaded, found.crowd, found.stillCrowd].map(
      medianLoad,
    )
    if (!hello || !rows || !rendered || !still || !kept || !fresh || !crowd || !stillCrowd)
      throw new Error('A candidate was not measured.')
    return [
      { what: 'pages: bare Fastify hello', figure: perSecond(hello.perSecond) + cpuNote(hello) },
      { what: 'pages: one indexed SELECT of 24 rows', figure: perSecond(rows.perSecond) + cpuNote(rows) },
      {
        what: 'limit: SELECT + renderToString of 24 cards',
        figure: perSecond(rendered.perSecond) + cpuNote(rendered),
      },
      {
        what: `limit: as many bytes of static HTML (${(bytes / 1000).toFixed(1)} kB)`,
        figure: perSecond(still.perSecond) + cpuNote(still),
      },
      share('category of 24, not cached', fresh.perSecond, rendered.perSecond, 0.25, cpuNote(fresh)),
      share('category of 24, from the page cache', kept.perSecond, still.perSecond, 0.5, cpuNote(kept)),
      below('category, p99 / p50 at 50 connections', crowd.p99 / crowd.p50, 3, ''),
      // What of that tail is the load generator's own: nothing delays a page that is only sent.
      {
        what: 'static HTML, p99 / p50 at 50 connections',
        figure: (stillCrowd.p99 / stillCrowd.p50).toFixed(2),
      },
    ]
  } finally {
    await Promise.all([site.stop(), limit.stop()])
    await ground.close()
  }
}
