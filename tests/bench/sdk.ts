import { createSdk, httpTransport } from '@shyrdak/sdk'
import { contract } from '@shyrdak/sdk/contract'
import { openGround, startApi } from './bench-store.ts'
import { interleaved, median } from './rounds.ts'
import type { Row } from './row.ts'

const CALLS = 300

/** CPU time of this process per call, in microseconds; the server is another process. */
async function cpuPerCall(call: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  for (let done = 0; done < CALLS; done++) await call()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / CALLS
}

/** A call with URL, deadline, retries and validation, compared with `fetch` and `JSON.parse`. */
export async function sdk(): Promise<Row[]> {
  const ground = await openGround()
  const api = await startApi(ground.environment)
  try {
    const client = createSdk(contract, {
      transport: httpTransport({ apiHost: api.origin, country: () => 'KG' }),
    })
    const [{ slug } = { slug: '' }] = (await client.retailCatalogue.products.list({ query: { per_page: 1 } }))
      .data
    const raw = (path: string) => async () => {
      const response = await fetch(`${api.origin}/api/frontend/${path}`, {
        headers: { accept: 'application/json' },
      })
      return response.json()
    }
    const pairs = {
      'list of 24': {
        raw: raw('product?per_page=24&country_iso_code=KG'),
        sdk: () => client.retailCatalogue.products.list({ query: { per_page: 24 } }),
      },
      'product by slug': {
        raw: raw(`product/${slug}?country_iso_code=KG`),
        sdk: () => client.retailCatalogue.products.read({ params: { slug } }),
      },
    }
    const rows: Row[] = []
    for (const [what, pair] of Object.entries(pairs)) {
      const candidates = { raw: () => cpuPerCall(pair.raw), sdk: () => cpuPerCall(pair.sdk) }
      await interleaved(2, candidates)
      const found = await interleaved(7, candidates)
      const ratio = median(found.sdk) / median(found.raw)
      rows.push({
        what: `SDK call with validation, ${what}, CPU`,
        figure: `${median(found.sdk).toFixed(0)} µs`,
        limit: `${median(found.raw).toFixed(0)} µs`,
        ratio,
        target: '≤ 1.6',
        holds: ratio <= 1.6,
      })
    }
    return rows
  } finally {
    await api.stop()
    await ground.close()
  }
}
