import type { StartedPayment } from '@shyrdak/sdk/contract'
import { findSession } from '#gateways/payments/test-bank/sessions.ts'
import type { BuyerAction, Happening, Notification } from '#gateways/payments/test-bank/double.ts'
import type { PaymentProvider } from '@shyrdak/sdk/contract'
import type { TestShop } from './test-shop.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const pathOf = (address: string) => {
  const { pathname, search } = new URL(address, 'http://shop.test')
  return pathname + search
}

/** Goes to the bank's page as the buyer's browser does after starting a payment. Returns the page's path. */
export async function goToBank(
  { app }: Pick<TestShop, 'app'>,
  { redirect }: StartedPayment['payment'],
): Promise<string> {
  const path = pathOf(redirect.url)
  if (/^\/test-bank\/[\w-]+$/.test(path)) return path
  const answer = await app.inject({
    method: redirect.method,
    url: path,
    ...(redirect.method === 'POST' && {
      payload: new URLSearchParams(redirect.fields).toString(),
      headers: FORM,
    }),
  })
  return pathOf(String(answer.headers.location))
}

/** Presses a button on the bank's page. Returns the path to which the bank sends the buyer back. */
export async function chooseAtBank(
  { app }: Pick<TestShop, 'app'>,
  page: string,
  choice: BuyerAction,
): Promise<string> {
  const answer = await app.inject({ method: 'POST', url: page, headers: FORM, payload: `choice=${choice}` })
  if (answer.statusCode !== 303) throw new Error(`The bank answered ${choice} with ${answer.statusCode}.`)
  return String(answer.headers.location)
}

/** The notification a bank would post about a payment now. */
export async function notificationOf(
  { context, testBank }: Pick<TestShop, 'context' | 'testBank'>,
  { provider, ref }: { provider: PaymentProvider; ref: string | null | undefined },
  happening: Happening,
): Promise<Notification> {
  const session = await findSession(context.db, provider, ref ?? '', context.clock())
  const notification = session && testBank.notificationOf(session, happening)
  if (!notification) throw new Error(`${provider} tells nobody that a payment is ${happening}.`)
  return notification
}

/** Posts a notification to the store. */
export const deliver = ({ app }: Pick<TestShop, 'app'>, { path, raw, headers, ip }: Notification) =>
  app.inject({
    method: 'POST',
    url: path,
    payload: raw,
    headers,
    ...(ip !== undefined && { remoteAddress: ip }),
  })
