import { LANGUAGES } from '@shyrdak/sdk/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inEmailLayout } from '#platform/email/email-layout.ts'
import { runJob } from '#testing/test-context.ts'
import { openTestShop, type TestShop } from '#testing/test-shop.ts'
import { countryDemand, listDeliveryRequests, removeDeliveryRequest } from './read-delivery-requests.ts'
import { requestDelivery } from './request-delivery.ts'
import { leaveList, rejoinList } from './subscribe.ts'
import { deliveryRequest } from './tables.ts'
import { notifyOfDelivery } from './notify-of-delivery.ts'
import { DAY_MS } from '#platform/time.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.context.db.delete(deliveryRequest)
  shop.emails.length = 0
  shop.jobs.recorded.length = 0
})

const ask = (email: string, country = 'DE', language: (typeof LANGUAGES)[number] = 'en') =>
  requestDelivery(shop.context, { email }, { country, language })

/** The store, delivering to these countries too. */
const delivering = (...countries: string[]) => {
  const { settings } = shop.context
  const delivery = {
    ...settings.delivery,
    countries: new Set([...settings.delivery.countries, ...countries]),
  }
  return { ...shop.context, settings: { ...settings, delivery } }
}

/** Runs the sweep and the queued jobs, and returns the emails. */
async function emailsAfterSweep(context = shop.context) {
  await notifyOfDelivery(context)
  for (let job = shop.jobs.recorded.shift(); job; job = shop.jobs.recorded.shift()) await runJob(context, job)
  return shop.emails.splice(0)
}
const listed = async () => (await listDeliveryRequests({ query: {}, country: 'KG' }, shop.context)).data

test.each(LANGUAGES)(
  'a person who reads %s gets one email when the store delivers to their country',
  async (language) => {
    expect(await ask('yuki@example.jp', 'JP', language)).toEqual({ status: true })
    expect(await ask('Yuki@Example.JP', 'JP', language)).toEqual({ status: false })
    expect(await emailsAfterSweep(delivering('DE'))).toEqual([])
    const [email, ...more] = await emailsAfterSweep(delivering('JP'))
    expect(more).toEqual([])
    expect(email).toMatchObject({ to: 'yuki@example.jp' })
    expect(email?.text).not.toMatch(/[{}]/)
    if (!email) throw new Error('there is an email')
    const page = /https?:\S+unsubscribe\?k=[\w-]+/
    expect(inEmailLayout(email, shop.context.settings).text).toMatch(page)
    shop.pass(2 * DAY_MS)
    expect(await emailsAfterSweep(delivering('JP'))).toEqual([])
    expect(await listed()).toMatchObject([{ country_iso_code: 'JP', notified_at: expect.any(String) }])
  },
)

test('the same sweep in two processes sends one email', async () => {
  await ask('a@example.de')
  const context = delivering('DE')
  await Promise.all([notifyOfDelivery(context), notifyOfDelivery(context)])
  expect(shop.jobs.recorded).toHaveLength(1)
})

test('a request for a country that the store delivers to is refused', async () => {
  await expect(ask('a@example.kg', 'KG')).rejects.toMatchObject({
    details: { issues: [{ path: ['country_iso_code'], code: 'invalid' }] },
  })
})

test('a person who unsubscribes by the link gets no email, one who rejoins does', async () => {
  await ask('a@example.de')
  const [row] = await shop.context.db.select().from(deliveryRequest)
  const key = row?.key ?? ''
  await leaveList(shop.context, key)
  await leaveList(shop.context, key)
  expect(await listed()).toEqual([])
  expect(await emailsAfterSweep(delivering('DE'))).toEqual([])
  await rejoinList(shop.context, key)
  expect(await emailsAfterSweep(delivering('DE'))).toHaveLength(1)
})

test('an email that was lost is queued once more after two days', async () => {
  await ask('a@example.de')
  await notifyOfDelivery(delivering('DE'))
  shop.jobs.recorded.length = 0
  expect(await emailsAfterSweep(delivering('DE'))).toEqual([])
  shop.pass(2 * DAY_MS)
  expect(await emailsAfterSweep(delivering('DE'))).toHaveLength(1)
})

test('managers see the demand by country, and can remove a request', async () => {
  for (const [email, country] of [
    ['a@example.de', 'DE'],
    ['b@example.de', 'DE'],
    ['c@example.jp', 'JP'],
  ] as const)
    await ask(email, country)
  expect(await countryDemand(shop.context)).toMatchObject([
    { country_iso_code: 'DE', country: { en: 'Germany' }, waiting: 2, delivers: false },
    { country_iso_code: 'JP', waiting: 1 },
  ])
  const [first] = await listed()
  await removeDeliveryRequest(shop.context, first?.id ?? 0)
  await expect(removeDeliveryRequest(shop.context, first?.id ?? 0)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  expect(await listed()).toHaveLength(2)
})
