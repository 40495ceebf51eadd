import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paypal } from './paypal.ts'

/** Answers of PayPal, handwritten from its documentation, not the double's. */
let captureStatus = ''
const server = createServer((request, response) => {
  const amount = { currency_code: 'USD', value: '25.73' }
  const body = request.url?.includes('/oauth2/')
    ? { access_token: 'token', expires_in: 3_600 }
    : {
        id: 'ORDER-1',
        status: 'COMPLETED',
        purchase_units: [
          {
            amount,
            payee: { merchant_id: 'MERCHANT' },
            payments: { captures: [{ id: 'CAPTURE-1', status: captureStatus, amount }] },
          },
        ],
      }
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port
})
afterAll(() => void server.close())

test.each([
  ['COMPLETED', 'captured'],
  ['PENDING', 'processing'],
  ['A_STATUS_OF_TOMORROW', 'processing'],
  ['DECLINED', 'failed'],
])('a payment that PayPal shows as %s is %s', async (status, state) => {
  captureStatus = status
  const bank = paypal({
    clientId: 'id',
    clientSecret: 'secret',
    merchantId: 'MERCHANT',
    webhookId: 'WEBHOOK',
    origin,
    pages: () => false,
    clock: () => new Date('2026-11-23T06:00:00Z'),
  })
  const payment = {
    attemptId: 'a',
    invoice: 1,
    amount: 2_573,
    currency: 'USD',
    providerRef: 'ORDER-1',
  } as const
  expect(await bank.fetch(payment)).toMatchObject({ state, amount: 2_573, merchant: 'MERCHANT' })
})
