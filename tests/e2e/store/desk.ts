import { ask } from './ask.ts'
import type { Pair } from './goods.ts'

/** A manager who handles reviews, stock and orders. Throws on a refusal. */
export interface Desk {
  /** Publishes the review with this text. */
  publishReview(text: string): Promise<void>
  /** Sets the stock of a colour and size. */
  setStock(pair: Pair, quantity: number): Promise<void>
  /** Finds orders by a text, newest first. */
  findOrders(text: string): Promise<Order[]>
  /** Moves an order through these statuses. */
  moveOrder(order: Order, ...way: string[]): Promise<void>
}

export interface Order {
  id: number
  order_number: string
  status: string
}

interface Written {
  id: number
  text: string
  revision: number
}

interface Row {
  variation_id: number
  size: string
  revision: number
}

/** The demo shop's manager, calling the API. */
export async function deskOf(origin: string): Promise<Desk> {
  const { access_token: token } = await ask<{ access_token: string }>(origin, '/management/login', {
    email: 'manager@example.com',
    password: 'felt-and-wool',
  })
  const call = async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> => {
    const answer = await fetch(`${origin}/api/management/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Answer // the contract tests check the shape
  }
  return {
    async publishReview(text) {
      const { data } = await call<{ data: Written[] }>('GET', 'reviews?state=pending')
      const review = data.find((one) => one.text === text)
      if (!review) throw new Error(`No review says ${text}`)
      await call('PUT', `reviews/${review.id}/publish?revision=${review.revision}`)
    },
    async setStock({ product_id, variation_id, size }, quantity) {
      const { stock } = await call<{ stock: Row[] }>('GET', `goods/${product_id}`)
      const row = stock.find((one) => one.variation_id === variation_id && one.size === size)
      if (!row) throw new Error(`There is no stock of ${variation_id} in ${size}`)
      const items = [{ variation_id, size, quantity, revision: row.revision }]
      await call('PUT', `goods/${product_id}/stock`, { items })
    },
    async findOrders(text) {
      const { data } = await call<{ data: Order[] }>('GET', `orders?text=${encodeURIComponent(text)}`)
      return data
    },
    async moveOrder({ id, status }, ...way) {
      let from = status
      for (const to of way) {
        // Each step begins where the previous one ended.
        // eslint-disable-next-line no-await-in-loop
        await call('PUT', `orders/${id}/status`, { status: to, from, ...(to === 'on_hold' && { note: to }) })
        from = to
      }
    },
  }
}
