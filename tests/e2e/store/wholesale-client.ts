import { randomUUID } from 'node:crypto'
import type { Brand, Paginated, WholesaleEntry, WholesaleProduct } from '@shyrdak/sdk/contract'
import { ask } from './ask.ts'

const CLIENT = { email: 'hotel@example.com', password: 'felt-and-wool' } as const
const COUNT = 2

/** Places a wholesale order with a logo through the API, as a demo client. */
export async function orderWholesale(origin: string): Promise<{ number: string; company: string }> {
  const { access_token: token } = await ask<{ access_token: string }>(origin, '/wholesale/login', CLIENT)
  const headers = { authorization: `Bearer ${token}` }
  const read = async <Answer>(path: string): Promise<Answer> => {
    const answer = await fetch(`${origin}/api${path}`, { headers })
    if (!answer.ok) throw new Error(`${path} was refused with ${answer.status}`)
    return (await answer.json()) as Answer // the contract tests check the shape
  }
  const { company, company_id: companyId } = await read<{ company: string; company_id: number }>(
    '/wholesale/profile',
  )
  const kits = await read<Brand[]>('/wholesale/branding/currents/')
  const { data } = await read<Paginated<WholesaleEntry>>('/wholesale/catalog?category=1&per_page=1')
  const { id, colors, soles, prices } = await read<WholesaleProduct>(`/wholesale/catalog/${data[0]!.id}`)
  const [[color], [sole]] = [colors, soles]
  const { price } = (sole?.prices ?? prices).findLast(({ from_count }) => from_count <= COUNT)!
  const item = {
    reyestr_id: id,
    color: color!.id,
    size: color!.sizes[0]!.name,
    count: COUNT,
    price,
    sole_id: sole?.id ?? null,
    sole_brand_id: null,
    brand_id: kits.find(({ remainder }) => remainder >= COUNT)!.id,
  }
  const order = {
    sum: Math.floor(Number(price) * COUNT).toFixed(2),
    count: COUNT,
    delivery: 'Collected in Bishkek',
    payment_info: 'Bank transfer',
    from: 'catalog',
    reyestr_id: companyId,
    status: 'Processing',
    comment: '',
    items: [item],
  }
  const { order_number: number } = await ask<{ order_number: string }>(origin, '/wholesale/order', order, {
    ...headers,
    'idempotency-key': randomUUID(),
  })
  return { number, company }
}
