import { randomUUID } from 'node:crypto'
import { createSdk, httpTransport } from '@shyrdak/sdk'
import { contract } from '@shyrdak/sdk/contract'
import { tierOf, wholesaleTotal } from '@shyrdak/sdk/rules'

const CLIENT = { email: 'hotel@example.com', password: 'felt-and-wool' } as const

/** An order with a logo that a client of the demo has just placed from elsewhere. */
export async function orderWholesale(origin: string): Promise<{ number: string; company: string }> {
  const sdkOf = (token?: string) =>
    createSdk(contract, { transport: httpTransport({ apiHost: origin, token: () => token ?? null }) })
  const { access_token: token } = await sdkOf().auth.login.wholesale({ body: CLIENT })
  const { auth, wholesale } = sdkOf(token)
  const { company, company_id: companyId } = await auth.profile.wholesale.read()
  const kit = (await wholesale.branding.currents()).find(({ remainder }) => remainder > 2)
  const { data } = await wholesale.catalog.list({ query: { per_page: 1 } })
  const { id, colors, soles, prices } = await wholesale.catalog.read({ params: { id: data[0]!.id } })
  const [[color], [sole]] = [colors, soles]
  const item = {
    reyestr_id: id,
    color: color!.id,
    size: color!.sizes[0]!.name,
    count: 2,
    price: tierOf(sole?.prices ?? prices, 2)!.price,
    sole_id: sole?.id ?? null,
    sole_brand_id: null,
    brand_id: kit!.id,
  }
  const { order_number: number } = await wholesale.orders.place({
    body: {
      sum: wholesaleTotal([{ sale_cost: item.price, count: item.count }]),
      count: item.count,
      delivery: 'Collected in Bishkek',
      payment_info: 'Bank transfer',
      from: 'catalog',
      reyestr_id: companyId,
      status: 'Processing',
      comment: '',
      items: [item],
    },
    idempotencyKey: randomUUID(),
  })
  return { number, company }
}
