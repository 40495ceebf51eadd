import { createSdk, httpTransport } from '@shyrdak/sdk'
import { contract } from '@shyrdak/sdk/contract'
import pg from 'pg'
import { openGround, startApi, startLimits } from './bench-store.ts'
import { cpuNote, load, medianLoad } from './load.ts'
import { interleaved } from './rounds.ts'
import { perSecond, share, type Row } from './row.ts'

const ROWS = 5_000
const PAGE = '/api/wholesale/price-list?per_page=24&country_iso_code=KG'
const CLIENT = { email: 'wholesale@example.com', password: 'felt-and-wool' }

/** Adds prices of earlier seasons to the client's list, as lists grow in use. Returns their number. */
async function fillPriceList(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: number; held: number }>(`
      select list.id, count(*)::int as held from price_list list
      join wholesale_application a on a.price_list_id = list.id
      join account on account.id = a.account_id and account.email = '${CLIENT.email}'
      join list_price p on p.price_list_id = list.id group by list.id`)
    const [list] = rows
    if (!list) throw new Error('The client of the demo has no price list.')
    const copies = Math.ceil((ROWS - list.held) / list.held)
    await client.query(
      `insert into list_price (price_list_id, product_id, sole_id, from_count, amount_minor, valid_from, valid_until)
       select price_list_id, product_id, sole_id, from_count, amount_minor - copy,
         valid_from - 90 * copy, valid_from - 90 * copy + 89
       from list_price, generate_series(1, $2) copy where price_list_id = $1`,
      [list.id, copies],
    )
    await client.query('analyze list_price')
    const after = await client.query<{ held: number }>(
      'select count(*)::int as held from list_price where price_list_id = $1',
      [list.id],
    )
    return after.rows[0]?.held ?? 0
  } finally {
    await client.end()
  }
}

/** A page of a client's price list of 5,000 rows, compared with one indexed SELECT on the same database. */
export async function wholesale(): Promise<Row[]> {
  const ground = await openGround()
  const api = await startApi(ground.environment)
  const limit = await startLimits(ground.environment)
  try {
    const held = await fillPriceList(ground.databaseUrl)
    const sdk = createSdk(contract, {
      transport: httpTransport({ apiHost: api.origin, country: () => 'KG' }),
    })
    const { access_token: token } = await sdk.auth.login.wholesale({ body: CLIENT })
    const headers = { authorization: `Bearer ${token}` }
    const found = await interleaved(3, {
      rows: () => load(limit, { path: '/rows' }),
      page: () => load(api, { path: PAGE, headers }),
    })
    const [rows, page] = [found.rows, found.page].map(medianLoad)
    if (!rows || !page) throw new Error('A candidate was not measured.')
    return [
      { what: 'prices in the client’s list', figure: held.toLocaleString('en') },
      {
        what: 'limit: Fastify + one indexed SELECT of 24 rows',
        figure: perSecond(rows.perSecond) + cpuNote(rows),
      },
      share('price list, page of 24 with every tier', page.perSecond, rows.perSecond, 0.1, cpuNote(page)),
    ]
  } finally {
    await Promise.all([api.stop(), limit.stop()])
    await ground.close()
  }
}
