import type { CraftsmanMove, Language, OrderStatus } from '@shyrdak/sdk/contract'
import { lineKey } from '@shyrdak/sdk/rules'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { markPaid } from '#modules/payments/mark-paid.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { mintSession } from '#testing/mint-session.ts'
import { rugRequest } from '#testing/test-special-goods.ts'
import { runJob } from '#testing/test-context.ts'
import { agree, asGuest, lineRequest, openTestShop, sent, type TestShop } from '#testing/test-shop.ts'
import { moveManagedOrder } from '../management/move-managed-order.ts'
import { trackOrder } from '../management/track-order.ts'
import { lockOrder } from '../order-rows.ts'
import { placeOrder } from '../place-order.ts'
import { moveSpecialOrder } from '../special/move-special-order.ts'

let shop: TestShop
let manager: SessionPrincipal
let craftsman: SessionPrincipal
beforeAll(async () => {
  shop = await openTestShop()
  const { accountId: userId } = await mintSession(shop.context.db, { market: 'management' })
  manager = { kind: 'session', market: 'management', userId }
  const { accountId } = await mintSession(shop.context.db, { market: 'specialgoods', artisansId: 1 })
  craftsman = { kind: 'session', market: 'specialgoods', userId: accountId }
})
afterAll(() => shop.close())
beforeEach(() => {
  shop.jobs.recorded.length = 0
  shop.emails.length = 0
})

/** Places a paid order, for shipping or pickup, and moves it to packaging. */
async function packed(choose?: typeof sent) {
  await shop.setStock(1, '38', 10)
  const body = agree(await shop.quote([lineRequest(1)]), { language: 'ru' }, choose)
  const { order } = await placeOrder(shop.context, asGuest(body))
  await transaction(shop.context.db, async (tx) => {
    const row = await lockOrder(tx, order.id)
    if (row) await markPaid(tx, shop.context, row)
  })
  const move = (from: OrderStatus, status: OrderStatus, note?: string) =>
    moveManagedOrder(shop.context, order.id, { from, status, ...(note !== undefined && { note }) }, manager)
  await move('in_production', 'packaging')
  return { order, move }
}

/** Places a paid order of a rug, which its craftsman moves. */
async function woven(language: Language) {
  const body = agree(await shop.quote([rugRequest(1)]), { language })
  const { order } = await placeOrder(shop.context, asGuest(body))
  await transaction(shop.context.db, async (tx) => {
    const row = await lockOrder(tx, order.id)
    if (row) await markPaid(tx, shop.context, row)
  })
  const move = (change: Omit<CraftsmanMove, 'from'>) =>
    moveSpecialOrder(shop.context, order.id, { from: 'in_production', ...change }, craftsman)
  return { number: order.order_number, move }
}

/** Runs every news job twice, as after a crash, and returns the emails sent. */
async function news() {
  for (const job of shop.jobs.recorded.filter(({ name }) => name === 'order-news-email')) {
    await runJob(shop.context, job)
    await runJob(shop.context, job)
  }
  return shop.emails
}

test('a buyer gets one email with the tracking number when the parcel is sent', async () => {
  const { order, move } = await packed(sent)
  expect(await news()).toEqual([])
  const [item] = order.items
  if (!item) throw new Error('The order is empty.')
  await trackOrder(shop.context, order.id, {
    items: [{ line_key: lineKey(item), was: null, tracking_number: 'KG 7777' }],
  })
  await move('packaging', 'shipping', 'Уходит сегодня вечером')
  const [email, ...more] = await news()
  expect(more).toEqual([])
  expect(email).toMatchObject({ to: order.contact.email, lang: 'ru' })
  expect(email?.subject).toBe(`Заказ ${order.order_number}: Отправка товара`)
  expect(email?.text).toContain(`Ваш заказ ${order.order_number} передан перевозчику.`)
  expect(email?.text).toContain('Номер отправления: KG 7777.')
  expect(email?.text).toContain('Наш комментарий\n> Уходит сегодня вечером')
  expect(email?.text).toContain('/ru/payment-link/')
  await move('shipping', 'on_way')
  expect(await news()).toHaveLength(1)
})

test('a buyer who collects the order is told where it is ready', async () => {
  const { order, move } = await packed(({ services }) => services.find(({ kind }) => kind === 'pickup'))
  await move('packaging', 'shipping')
  const [email] = await news()
  expect(email?.subject).toBe(`Заказ ${order.order_number} можно забирать`)
  expect(email?.text).toContain(`можно забирать: ${order.items[0]?.delivery.name.ru}`)
})

test('a hold is emailed with its reason, and other moves only when they have a note', async () => {
  const { order, move } = await packed(sent)
  await move('packaging', 'on_hold', 'Ждём коробку')
  await move('on_hold', 'packaging')
  await move('packaging', 'shipping')
  await move('shipping', 'on_way', 'Посылка уже в Оше')
  const texts = (await news()).map(({ text }) => text)
  expect(texts).toHaveLength(3)
  expect(texts[0]).toContain(`Ваш заказ ${order.order_number} приостановлен.`)
  expect(texts[0]).toContain('Наш комментарий\n> Ждём коробку')
  expect(texts[2]).toContain(
    `Перевозчик доставляет заказ. Новый статус вашего заказа ${order.order_number}: В пути.`,
  )
  expect(texts[2]).toContain('> Посылка уже в Оше')
})

test.each([
  { language: 'en', news: 'Order #: news from the workshop', moved: 'Order #: Packaging of goods' },
  { language: 'ru', news: 'Заказ #: новости из мастерской', moved: 'Заказ #: Упаковка товара' },
  { language: 'kg', news: '# буйрутмасы: устаканадан кабар', moved: '# буйрутмасы: Буюм таңгакталууда' },
] as const)(
  'the subject of an email in $language says whether a craftsman writes news or moves the order',
  async ({ language, news: ofNews, moved }) => {
    const { number, move } = await woven(language)
    await move({ status: 'in_production', note: 'Жүн таралды' })
    await move({ status: 'packaging', note: 'Даяр' })
    expect((await news()).map(({ subject }) => subject.replace(number, '#'))).toEqual([ofNews, moved])
  },
)
