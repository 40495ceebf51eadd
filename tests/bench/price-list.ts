import pg from 'pg'
import { openGround, startApi } from './bench-store.ts'
import { interleaved, median } from './rounds.ts'
import { below, inMs, type Row } from './row.ts'

const ROWS = 5_000
const LIST = '/api/wholesale/price-list?per_page=24&country_iso_code=KG'
const fileOf = (format: string) => `/api/wholesale/price-list/file?format=${format}&country_iso_code=KG`

interface Sending {
  method?: string
  headers?: Readonly<Record<string, string>>
  body?: string
}

/** A price list as a table of 5,000 rows, compared with one page of it; and importing an order from it. */
export async function priceList(): Promise<Row[]> {
  const ground = await openGround()
  const api = await startApi(ground.environment)
  try {
    const authorization = `Bearer ${await tokenOf(api.origin)}`
    const time = async (path: string, { headers, ...init }: Sending = {}) => {
      const began = performance.now()
      const answer = await fetch(api.origin + path, {
        ...init,
        headers: { authorization, 'accept-language': 'en', ...headers },
      })
      const bytes = Buffer.from(await answer.arrayBuffer())
      if (!answer.ok) throw new Error(`${path} was refused with ${answer.status}: ${bytes.toString()}`)
      return { ms: performance.now() - began, bytes }
    }
    const countRows = async () =>
      (await time(fileOf('csv'))).bytes.toString().trimEnd().split('\n').length - 1
    await addSizes(ground.databaseUrl, ROWS / Math.max(1, await countRows()))
    const rows = await countRows()
    const filled = orderOf((await time(fileOf('csv'))).bytes.toString(), 1_000)
    const found = await interleaved(3, {
      page: async () => (await time(LIST)).ms,
      csv: async () => (await time(fileOf('csv'))).ms,
      xlsx: async () => (await time(fileOf('xlsx'))).ms,
      upload: async () =>
        (
          await time('/api/wholesale/order/file?country_iso_code=KG', {
            method: 'POST',
            headers: { 'content-type': 'text/csv' },
            body: filled,
          })
        ).ms,
    })
    const what = `price list of ${rows.toLocaleString('en')} rows`
    return [
      { what: 'wholesale price list, a page of 24 goods', figure: inMs(median(found.page)) },
      below(`${what}, as CSV`, median(found.csv), 1_000, 'ms'),
      below(`${what}, as XLSX`, median(found.xlsx), 3_000, 'ms'),
      below(`${what}, read as an order of 1,000 lines`, median(found.upload), 1_500, 'ms'),
    ]
  } finally {
    await api.stop()
    await ground.close()
  }
}

async function tokenOf(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/wholesale/login?country_iso_code=KG`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'wholesale@example.com', password: 'felt-and-wool' }),
  })
  return ((await answer.json()) as { access_token: string }).access_token // the contract's response to a login
}

/** Multiplies the sizes of every wholesale colour. */
async function addSizes(databaseUrl: string, times: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (let step = 1; step < Math.ceil(times); step += 1)
      await client.query(
        `insert into stock (variation_id, size, quantity, position)
         select s.variation_id, s.size || '-' || $1::int, s.quantity + 5, s.position + 100 * $1::int
         from stock s join variation v on v.id = s.variation_id join wholesale_product w on w.product_id = v.product_id
         where s.size not like '%-%'`,
        [step],
      )
  } finally {
    await client.end()
  }
}

/** The price list with a quantity in each of its first lines. */
function orderOf(csv: string, lines: number): string {
  const [heading = '', ...rows] = csv.trimEnd().split('\n')
  const count = heading.split(',').findIndex((cell) => cell === 'Quantity')
  return [
    heading,
    ...rows.slice(0, lines).map((row) => row.split(',').toSpliced(count, 1, '1').join(',')),
  ].join('\n')
}
