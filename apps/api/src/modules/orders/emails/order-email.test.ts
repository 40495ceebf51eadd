import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { smtpMail } from '#gateways/mail/smtp-mail.ts'
import { placeOrder } from '#modules/orders/place-order.ts'
import { openSmtpDouble } from '#testing/smtp-double.ts'
import { runJob } from '#testing/test-context.ts'
import { agree, asGuest, lineRequest, openTestShop, type TestShop } from '#testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** Sends the shop's emails to a mail server whose first response is lost. */
async function losingTheFirstAnswer() {
  const smtp = await openSmtpDouble({ isLost: (place) => place === 0 })
  const recorded = shop.context.mail
  const mail = smtpMail(smtp.url, 'Shyrdak <shop@example.kg>')
  shop.context.mail = mail
  ends.push(async () => {
    shop.context.mail = recorded
    await mail.close?.()
    await smtp.close()
  })
  return smtp.received
}

async function place(): Promise<number> {
  shop.emails.length = 0
  const body = agree(await shop.quote([lineRequest(1)]))
  const { order } = await placeOrder(shop.context, asGuest(body))
  shop.jobs.recorded.length = 0
  return order.id
}

const run = (orderId: number, kind: string) =>
  runJob(shop.context, { name: 'order-email', payload: { orderId, kind } })

test('the email about the payment is not sent before the one about the order', async () => {
  const orderId = await place()
  await run(orderId, 'paid')
  expect(shop.emails).toEqual([])
  const [again] = shop.jobs.recorded
  if (!again) throw new Error('The email was not queued again.')
  await run(orderId, 'placed')
  await runJob(shop.context, again)
  expect(shop.emails).toHaveLength(2)
  expect(again.after?.getTime()).toBeGreaterThan(shop.context.clock().getTime())
})

test('the email about the payment is sent after ten minutes even without the one about the order', async () => {
  const orderId = await place()
  shop.pass(11 * 60_000)
  await run(orderId, 'paid')
  expect(shop.emails).toHaveLength(1)
})

test('an email that was sent is not sent again by the same job', async () => {
  const orderId = await place()
  await run(orderId, 'placed')
  await run(orderId, 'placed')
  expect(shop.emails).toHaveLength(1)
})

test('an email whose response was lost is sent once more with the same id', async () => {
  const orderId = await place()
  const received = await losingTheFirstAnswer()
  await expect(run(orderId, 'placed')).rejects.toThrow('the answer was lost')
  await run(orderId, 'placed')
  await run(orderId, 'placed')
  expect(received).toHaveLength(2)
  expect(received[0]?.messageId).toMatch(/^<[0-9a-f-]{36}@example\.kg>$/)
  expect(received[1]).toEqual({ ...received[0], at: received[1]?.at })
})

test('an email that is queued twice goes out under one id', async () => {
  const orderId = await place()
  const received = await losingTheFirstAnswer()
  await run(orderId, 'placed').catch(() => undefined)
  await Promise.all([run(orderId, 'placed'), run(orderId, 'placed')])
  expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(1)
  await Promise.all([run(orderId, 'paid'), run(orderId, 'paid')])
  expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(2)
})
