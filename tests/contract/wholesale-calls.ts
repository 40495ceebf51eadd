import { randomUUID } from 'node:crypto'
import type { Sdk } from '@shyrdak/sdk'
import type { Contract } from '@shyrdak/sdk/contract'
import { expect } from 'vitest'
import type { TestStore } from '../store/open-test-store.ts'
import { placeWholesaleOrder, someWholesaleItem } from './buy-wholesale.ts'
import { demoClientOf, managerOf } from './manager-of.ts'

/** A person who has applied as a wholesale client, as a manager finds them. */
async function applied(store: TestStore, name: string) {
  const { id } = await store.sdk.auth.registration.wholesale({
    body: {
      first_name: 'Сабыр',
      last_name: 'Токтосунов',
      email: `${name}@example.kg`,
      phone: '+996700123457',
      password: 'warm wool 7',
      terms: true,
      language: 'kg',
      company: 'Сабыр жана балдары',
      country_iso_code: 'KG',
      city: 'Ош',
      comment: 'Тапочкалар, 300 жуп',
    },
  })
  const { wholesaleApplications } = (await managerOf(store)).management
  return { wholesaleApplications, params: { id }, query: { revision: 1 } }
}

/** One valid call of every endpoint about wholesale applications. */
export const WHOLESALE_DESK_CALLS: Record<string, (scene: { store: TestStore }) => Promise<unknown>> = {
  'management.wholesaleApplications.list': async ({ store }) =>
    (await managerOf(store)).management.wholesaleApplications.list({
      query: { status: 'active', text: 'ак-кийиз', per_page: 5 },
    }),
  'management.wholesaleApplications.read': async ({ store }) => {
    const { wholesaleApplications, params } = await applied(store, 'sabyr-read')
    return wholesaleApplications.read({ params })
  },
  'management.wholesaleApplications.approve': async ({ store }) => {
    const { wholesaleApplications, ...read } = await applied(store, 'sabyr-approve')
    return wholesaleApplications.approve(read)
  },
  'management.wholesaleApplications.reject': async ({ store }) => {
    const { wholesaleApplications, ...read } = await applied(store, 'sabyr-refuse')
    return wholesaleApplications.reject({ ...read, body: { reason: 'Азырынча Ошко жеткирбейбиз.' } })
  },
}

const clientOfDemo = (store: TestStore) => demoClientOf(store, 'wholesale@example.com')

/** The client's SDK, company id and first kit, of which pieces are bought. */
async function scene(store: TestStore) {
  const sdk = await clientOfDemo(store)
  const { company_id: companyId } = await sdk.auth.profile.wholesale.read()
  const [brand] = await sdk.wholesale.branding.currents()
  return { sdk, companyId, brand: brand! }
}

const invitation = (name: string) => ({
  first_name: 'Нурбек',
  last_name: 'Асанов',
  email: `${name}@example.kg`,
  role: 'viewer' as const,
})

const latestOrder = async ({ wholesale }: Sdk<Contract>) =>
  (await wholesale.orders.list({ query: { per_page: 3 } })).data[0]!

const deskOf = async (store: TestStore) => (await managerOf(store)).management

/** A new price list with a price. */
async function pricedList(store: TestStore) {
  const management = await deskOf(store)
  const name = { en: 'Fairs', ru: 'Ярмарки', kg: 'Жарманкелер' }
  const { id } = await management.priceLists.create({ body: { name } })
  const [goods] = await management.listPrices.goods({ query: { text: 'тапочки' } })
  const price = await management.listPrices.create({ params: { id }, body: priceOf(goods!.id) })
  return { management, list: { id, revision: 1 }, price, name }
}

const priceOf = (product_id: number) => ({
  product_id,
  sole_id: null,
  from_count: 20,
  price: '1450.00',
  valid_from: '2026-01-01',
  valid_until: null,
})

/** A product that no other call orders. */
async function deskGoods(store: TestStore) {
  const { wholesaleGoods } = await deskOf(store)
  const { data } = await wholesaleGoods.list({ query: { per_page: 30 } })
  const params = { id: data.at(-1)!.id }
  return { wholesaleGoods, params, read: await wholesaleGoods.read({ params }) }
}

/** One valid call of every endpoint for managing wholesale clients. */
const WHOLESALE_MANAGEMENT_CALLS: Record<string, (scene: { store: TestStore }) => Promise<unknown>> = {
  'management.listPrices.list': async ({ store }) => {
    const { management, list } = await pricedList(store)
    return management.listPrices.list({
      params: { id: list.id },
      query: { state: 'current', text: 'тапочки' },
    })
  },
  'management.listPrices.read': async ({ store }) => {
    const { management, price } = await pricedList(store)
    return management.listPrices.read({ params: { id: price.id } })
  },
  'management.listPrices.goods': async ({ store }) =>
    (await deskOf(store)).listPrices.goods({ query: { text: 'тапочки' } }),
  'management.listPrices.create': async ({ store }) => (await pricedList(store)).price,
  'management.listPrices.update': async ({ store }) => {
    const { management, price } = await pricedList(store)
    const { id, revision, product } = price
    const body = { ...priceOf(product.id), valid_until: '2027-12-31' }
    return management.listPrices.update({ params: { id }, query: { revision }, body })
  },
  'management.listPrices.updateMany': async ({ store }) => {
    const { management, list, price } = await pricedList(store)
    const changes = [{ id: price.id, revision: price.revision, price: '777.00' }]
    return management.listPrices.updateMany({ params: { id: list.id }, body: { changes } })
  },
  'management.listPrices.remove': async ({ store }) => {
    const { management, price } = await pricedList(store)
    const { id, revision } = price
    return management.listPrices.remove({ params: { id }, query: { revision } })
  },
  'management.priceLists.list': async ({ store }) => {
    await pricedList(store)
    return (await deskOf(store)).priceLists.list({ query: { per_page: 1 } })
  },
  'management.priceLists.read': async ({ store }) => {
    const { management, list } = await pricedList(store)
    return management.priceLists.read({ params: { id: list.id } })
  },
  'management.priceLists.create': async ({ store }) => {
    const { priceLists } = await deskOf(store)
    return priceLists.create({ body: { name: { en: 'Hotels', ru: 'Гостиницы', kg: 'Мейманканалар' } } })
  },
  'management.priceLists.update': async ({ store }) => {
    const { management, list, name } = await pricedList(store)
    const { id, revision } = list
    const body = { name: { ...name, en: 'Fairs abroad' } }
    return management.priceLists.update({ params: { id }, query: { revision }, body })
  },
  'management.wholesaleClients.list': async ({ store }) =>
    (await deskOf(store)).wholesaleClients.list({ query: { text: 'ак-кийиз', per_page: 5 } }),
  'management.wholesaleClients.read': async ({ store }) => {
    const { companyId } = await scene(store)
    return (await deskOf(store)).wholesaleClients.read({ params: { id: companyId } })
  },
  'management.wholesaleClients.setTerms': async ({ store }) => {
    const { companyId: id } = await scene(store)
    const { wholesaleClients } = await deskOf(store)
    const { price_list: list, revision } = await wholesaleClients.read({ params: { id } })
    const body = { price_list_id: list?.id ?? null, tier_count: 1 }
    const { revision: _, ...client } = await wholesaleClients.setTerms({
      params: { id },
      query: { revision },
      body,
    })
    return client
  },
  'management.wholesaleGoods.list': async ({ store }) =>
    (await deskOf(store)).wholesaleGoods.list({ query: { text: 'тапочки', per_page: 5 } }),
  'management.wholesaleGoods.read': async ({ store }) => (await deskGoods(store)).read,
  'management.wholesaleGoods.setStock': async ({ store }) => {
    const { wholesaleGoods, params, read } = await deskGoods(store)
    const { variation_id, size, revision } = read.stock[0]!
    const items = [{ variation_id, size, quantity: 77, revision }]
    return wholesaleGoods.setStock({ params, body: { items } })
  },
  'management.wholesaleGoods.setPrices': async ({ store }) => {
    const { wholesaleGoods, params, read } = await deskGoods(store)
    const prices = read.prices.map(({ sale_cost: _, ...price }) => price)
    return wholesaleGoods.setPrices({ params, query: { revision: read.prices_revision }, body: { prices } })
  },
  'management.wholesaleInvoices.list': async ({ store }) =>
    (await deskOf(store)).wholesaleInvoices.list({ query: { status: 'processing', per_page: 3 } }),
  'management.wholesaleInvoices.read': async ({ store }) => {
    const { sdk, companyId } = await scene(store)
    const [invoice] = (await placeWholesaleOrder(sdk, companyId)).invoices
    return (await deskOf(store)).wholesaleInvoices.read({ params: { id: invoice!.id } })
  },
  'management.wholesaleInvoices.pay': async ({ store }) => {
    const { sdk, companyId } = await scene(store)
    const [invoice] = (await placeWholesaleOrder(sdk, companyId)).invoices
    const body = { was: '0.00', paid_sum: '100.00', date: '2026-11-20', note: 'Аванс, Демир Банк' }
    return (await deskOf(store)).wholesaleInvoices.pay({ params: { id: invoice!.id }, body })
  },
  'management.wholesaleInvoices.add': async ({ store }) => {
    const { sdk, companyId } = await scene(store)
    const { id, sum: was } = await placeWholesaleOrder(sdk, companyId)
    const body = { was, sum: '4500.00', title: 'Доставка самолётом' }
    return (await deskOf(store)).wholesaleInvoices.add({ params: { id }, body })
  },
  'management.wholesaleKits.list': async ({ store }) =>
    (await deskOf(store)).wholesaleKits.list({ query: { text: 'ак-кийиз', empty: false, per_page: 5 } }),
  'management.wholesaleKits.read': async ({ store }) => {
    const { brand } = await scene(store)
    return (await deskOf(store)).wholesaleKits.read({ params: { id: brand.id } })
  },
  'management.wholesaleKits.create': async ({ store }) => {
    const { companyId: client_id } = await scene(store)
    const body = { client_id, name: 'Ак-Кийиз 2027', kit_count: 100, kit_price: '4500.00' }
    return (await deskOf(store)).wholesaleKits.create({ body })
  },
  'management.wholesaleKits.adjust': async ({ store }) => {
    const { brand } = await scene(store)
    const { wholesaleKits } = await deskOf(store)
    const params = { id: brand.id }
    const { balance: was } = await wholesaleKits.read({ params })
    return wholesaleKits.adjust({ params, body: { was, amount: 5, reason: 'Пересчитали на складе' } })
  },
  'management.wholesaleOrders.list': async ({ store }) => {
    const { companyId: company } = await scene(store)
    const query = { company, status: ['completed', 'on_way'], from: '2020-01-01', per_page: 3 } as const
    return (await deskOf(store)).wholesaleOrders.list({ query: { ...query, status: [...query.status] } })
  },
  'management.wholesaleOrders.read': async ({ store }) => {
    const { sdk, companyId, brand } = await scene(store)
    const { id } = await placeWholesaleOrder(sdk, companyId, { brand_id: brand.id, count: 2 })
    return (await deskOf(store)).wholesaleOrders.read({ params: { id } })
  },
  'management.wholesaleOrders.move': async ({ store }) => {
    const { sdk, companyId } = await scene(store)
    const { id, status: from } = await placeWholesaleOrder(sdk, companyId)
    const body = { from, status: 'on_hold', note: 'Ждём шерсть' } as const
    return (await deskOf(store)).wholesaleOrders.move({ params: { id }, body })
  },
}

/** One valid call of every endpoint of wholesale clients. */
export const WHOLESALE_CALLS: Record<string, (scene: { store: TestStore }) => Promise<unknown>> = {
  ...WHOLESALE_MANAGEMENT_CALLS,
  'wholesale.branding.currents': async ({ store }) =>
    (await clientOfDemo(store)).wholesale.branding.currents(),
  'wholesale.branding.history': async ({ store }) => {
    const { sdk, brand } = await scene(store)
    return sdk.wholesale.branding.history({ params: { id: brand.id } })
  },
  'wholesale.branding.add': async ({ store }) => {
    const { sdk, companyId, brand } = await scene(store)
    return sdk.wholesale.branding.add({
      body: { reyestrId: companyId, brandId: brand.id, amount: 60 },
      idempotencyKey: randomUUID(),
    })
  },
  'wholesale.branding.use': async ({ store }) => {
    const { sdk, companyId, brand } = await scene(store)
    return sdk.wholesale.branding.use({ body: { reyestrId: companyId, brandId: brand.id, amount: 3 } })
  },
  'wholesale.brands.read': async ({ store }) => {
    const { sdk, brand } = await scene(store)
    return sdk.wholesale.brands.read({ params: { id: brand.id } })
  },
  'wholesale.catalog.list': async ({ store }) =>
    (await clientOfDemo(store)).wholesale.catalog.list({ query: { category: 1, per_page: 5 } }),
  'wholesale.catalog.read': async ({ store }) => {
    const { sdk } = await scene(store)
    const { reyestr_id: id } = await someWholesaleItem(sdk)
    return sdk.wholesale.catalog.read({ params: { id } })
  },
  'wholesale.categories.list': async ({ store }) => (await clientOfDemo(store)).wholesale.categories.list(),
  'wholesale.colors.list': async ({ store }) => (await clientOfDemo(store)).wholesale.colors.list(),
  'wholesale.priceList.list': async ({ store }) =>
    (await clientOfDemo(store)).wholesale.priceList.list({ query: { page: 2, per_page: 5 } }),
  'wholesale.priceList.read': async ({ store }) => {
    const { sdk } = await scene(store)
    const { reyestr_id: id } = await someWholesaleItem(sdk)
    return sdk.wholesale.priceList.read({ params: { id } })
  },
  'wholesale.priceList.file': async ({ store }) => {
    const { priceList } = (await clientOfDemo(store)).wholesale
    const [csv, xlsx] = await Promise.all(
      (['csv', 'xlsx'] as const).map((format) => priceList.file({ query: { format } })),
    )
    expect(xlsx?.name).toMatch(/^price-list-.*\.xlsx$/)
    expect(await xlsx?.slice(0, 2).text()).toBe('PK')
    return csv?.text()
  },
  'wholesale.sizeCharts.read': async ({ store }) =>
    (await clientOfDemo(store)).wholesale.sizeCharts.read({ params: { id: 1 } }),
  'wholesale.employees.list': async ({ store }) => (await clientOfDemo(store)).wholesale.employees.list(),
  'wholesale.employees.create': async ({ store }) =>
    (await clientOfDemo(store)).wholesale.employees.create({ body: invitation('nurbek-new') }),
  'wholesale.employees.inviteAgain': async ({ store }) => {
    const { employees } = (await clientOfDemo(store)).wholesale
    const { id } = await employees.create({ body: invitation('nurbek-again') })
    return employees.inviteAgain({ params: { id } })
  },
  'wholesale.employees.update': async ({ store }) => {
    const { employees } = (await clientOfDemo(store)).wholesale
    const { id } = await employees.create({ body: invitation('nurbek-change') })
    return employees.update({ params: { id }, body: { role: 'accountant' } })
  },
  'wholesale.employees.remove': async ({ store }) => {
    const { employees } = (await clientOfDemo(store)).wholesale
    const { id } = await employees.create({ body: invitation('nurbek-leave') })
    return employees.remove({ params: { id } })
  },
  'wholesale.invoices.orders': async ({ store }) =>
    (await clientOfDemo(store)).wholesale.invoices.orders({ query: { per_page: 3 } }),
  'wholesale.invoices.ofOrder': async ({ store }) => {
    const sdk = await clientOfDemo(store)
    return sdk.wholesale.invoices.ofOrder({ params: { orderId: (await latestOrder(sdk)).id } })
  },
  'wholesale.invoices.read': async ({ store }) => {
    const sdk = await clientOfDemo(store)
    const { id: orderId } = await latestOrder(sdk)
    const { invoices } = await sdk.wholesale.invoices.ofOrder({ params: { orderId } })
    return sdk.wholesale.invoices.read({ params: { orderId, invoiceId: invoices[0]!.id } })
  },
  'wholesale.invoices.pdf': async ({ store }) => {
    const sdk = await clientOfDemo(store)
    const { id: orderId } = await latestOrder(sdk)
    const { invoices } = await sdk.wholesale.invoices.ofOrder({ params: { orderId } })
    const file = await sdk.wholesale.invoices.pdf({ params: { orderId, invoiceId: invoices[0]!.id } })
    expect(file.name).toBe(`invoice-${invoices[0]!.number}.pdf`)
    expect(await file.slice(0, 5).text()).toBe('%PDF-')
    return file
  },
  'wholesale.orders.place': async ({ store }) => {
    const { sdk, companyId, brand } = await scene(store)
    return placeWholesaleOrder(sdk, companyId, { brand_id: brand.id, count: 2 })
  },
  'wholesale.orders.readFile': async ({ store }) => {
    const { orders, priceList } = (await clientOfDemo(store)).wholesale
    const [heading = '', ...rows] = (await (await priceList.file({ query: { format: 'csv' } })).text()).split(
      '\n',
    )
    const count = heading.split(';').indexOf('Количество')
    const [filled, wrong] = [7, 'seven'].map((wanted, place) =>
      (rows[place] ?? '').split(';').toSpliced(count, 1, String(wanted)).join(';'),
    )
    const file = new File([[heading, filled, wrong].join('\n')], 'order', { type: 'text/csv' })
    const { lines } = await orders.readFile({ body: file })
    expect(lines.map(({ item }) => item?.count)).toEqual([7, undefined])
    return lines
  },
  'wholesale.orders.list': async ({ store }) =>
    (await clientOfDemo(store)).wholesale.orders.list({ query: { per_page: 3 } }),
  'wholesale.orders.read': async ({ store }) => {
    const sdk = await clientOfDemo(store)
    return sdk.wholesale.orders.read({ params: { id: (await latestOrder(sdk)).id } })
  },
}
