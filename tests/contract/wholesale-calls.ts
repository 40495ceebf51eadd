import { randomUUID } from 'node:crypto'
import type { Sdk } from '@shyrdak/sdk'
import type { Contract } from '@shyrdak/sdk/contract'
import { expect } from 'vitest'
import type { TestStore } from '../store/open-test-store.ts'
import { placeWholesaleOrder, someWholesaleItem } from './buy-wholesale.ts'
import { demoClientOf, managerOf } from './manager-of.ts'

/** Somebody who has applied as a wholesale client, as a manager finds them. */
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

/** One honest call of every endpoint about wholesale applications. */
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

/** Goods of the client's catalogue, with its number and its first kit, of which pieces are bought. */
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

/** One honest call of every endpoint of wholesale clients. */
export const WHOLESALE_CALLS: Record<string, (scene: { store: TestStore }) => Promise<unknown>> = {
  'management.wholesale.moveOrder': async ({ store }) => {
    const { sdk, companyId } = await scene(store)
    const { id, status: from } = await placeWholesaleOrder(sdk, companyId)
    const { management } = await managerOf(store)
    return management.wholesale.moveOrder({ params: { id }, body: { from, status: 'in_production' } })
  },
  'management.wholesale.payInvoice': async ({ store }) => {
    const { sdk, companyId } = await scene(store)
    const [invoice] = (await placeWholesaleOrder(sdk, companyId)).invoices
    const { management } = await managerOf(store)
    const body = { was: '0.00', paid_sum: invoice!.invoice_sum }
    return management.wholesale.payInvoice({ params: { id: invoice!.id }, body })
  },
  'management.wholesale.adjustBrand': async ({ store }) => {
    const { brand } = await scene(store)
    const { management } = await managerOf(store)
    const body = { amount: 5, reason: 'Пересчитали на складе' }
    return management.wholesale.adjustBrand({ params: { id: brand.id }, body })
  },
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
    const count = heading.split(',').indexOf('Quantity')
    const [filled, wrong] = [7, 'seven'].map((wanted, place) =>
      (rows[place] ?? '').split(',').toSpliced(count, 1, String(wanted)).join(','),
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
