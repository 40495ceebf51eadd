import { randomUUID } from 'node:crypto'
import { ask } from './ask.ts'
import { pairsOf, type Pair } from './goods.ts'

interface Quote {
  quote_id: string
  lines: { sale_cost: string; total: string; services: { id: string; price: string }[] }[]
}

const tyiyn = (money: string) => Math.round(Number(money) * 100)

/** Another person buys the remaining stock of a colour and size. */
export async function buyAllThatIsLeft(origin: string, pair: Pair): Promise<void> {
  const { slug, variation_id, size } = pair
  const now = (await pairsOf(origin, slug)).find(
    (one) => one.variation_id === variation_id && one.size === size,
  )
  await buy(origin, pair, now?.stock ?? 0)
}

/** Another person orders pieces of a colour and size. Throws on a refusal. */
export async function buy(origin: string, pair: Pair, count: number): Promise<void> {
  const order = await orderOf(origin, pair, count)
  await ask(origin, '/frontend/order/retail', order, { 'idempotency-key': randomUUID() })
}

/** Another person's order, ready to be placed. */
export async function orderOf(origin: string, { slug, product_id, variation_id, size }: Pair, count: number) {
  const item = { product_id, variation_id, size, count, is_special: false }
  const quote = await ask<Quote>(origin, '/frontend/delivery/retail/services', { items: [item] })
  const [line] = quote.lines
  const service = line?.services[0]
  if (!line || !service) throw new Error(`${slug} cannot be delivered`)
  return {
    quote_id: quote.quote_id,
    items: [{ ...item, service_id: service.id, sale_cost: line.sale_cost }],
    total: ((tyiyn(line.total) + tyiyn(service.price)) / 100).toFixed(2),
    contact: { first_name: 'Бакыт', last_name: 'Алиев', email: 'bakyt@example.com', phone: '+996555123456' },
    address: { country_iso_code: 'KG', city: 'Ош', street: 'Курманжан Датка, 7', postal_code: '723500' },
    payment_method: 'kicb',
    language: 'ru',
    terms: true,
  }
}
