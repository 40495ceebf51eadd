import type { NewRetailOrder, PlacedOrder, Quote, LineRequest } from '@shyrdak/sdk/contract'
import type pg from 'pg'
import { orderFor } from '../contract/buy.ts'

export interface Answer<T> {
  status: number
  body: T
  ms: number
}

/** Sends one request without retries: every response and every missing one is counted. */
export async function post<T>(
  origin: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer<T>> {
  const began = performance.now()
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  })
  const text = await response.text()
  // The caller chooses the type by the status it expects; every proof compares values afterwards.
  return { status: response.status, body: JSON.parse(text) as T, ms: performance.now() - began }
}

const inKyrgyzstan = '?country_iso_code=KG'

export async function quoted(origin: string, items: LineRequest[]): Promise<NewRetailOrder> {
  const { status, body } = await post<Quote>(
    origin,
    `/api/frontend/delivery/retail/services${inKyrgyzstan}`,
    { items },
  )
  if (status !== 200) throw new Error(`A quote was answered with ${status}: ${JSON.stringify(body)}`)
  return orderFor(body)
}

export type OrderAnswer = Answer<PlacedOrder & { code?: string }>

export const order = (origin: string, body: NewRetailOrder, key: string): Promise<OrderAnswer> =>
  post(origin, `/api/frontend/order/retail${inKyrgyzstan}`, body, { 'idempotency-key': key })

interface Size extends Record<string, unknown> {
  product_id: number
  variation_id: number
  size: string
}

/** One size each of `howMany` retail products sold in Kyrgyzstan. */
export async function someItems(database: pg.Client, howMany: number): Promise<LineRequest[]> {
  const { rows } = await database.query<Size>(
    `select distinct on (v.product_id) v.product_id, v.id as variation_id, s.size
     from stock s join variation v on v.id = s.variation_id join retail_product using (product_id)
     join price p on p.product_id = v.product_id
     where p.country = 'KG' order by v.product_id, v.id, s.size limit $1`,
    [howMany],
  )
  if (rows.length < howMany) throw new Error(`The demo shop sells only ${rows.length} things.`)
  return rows.map((row) => ({ ...row, count: 1, is_special: false }))
}

export async function setStock(database: pg.Client, piece: LineRequest, quantity: number): Promise<void> {
  await database.query('update stock set quantity = $3 where variation_id = $1 and size = $2', [
    piece.variation_id,
    piece.size,
    quantity,
  ])
}

export async function stockOf(database: pg.Client, piece: LineRequest): Promise<number> {
  const { rows } = await database.query<{ quantity: number }>(
    'select quantity from stock where variation_id = $1 and size = $2',
    [piece.variation_id, piece.size],
  )
  return rows[0]?.quantity ?? Number.NaN
}

export async function countOrders(database: pg.Client): Promise<number> {
  const { rows } = await database.query<{ count: number }>('select count(*)::int from retail_order')
  return rows[0]?.count ?? Number.NaN
}
