import { createSdk } from '@shyrdak/sdk'
import { PAYMENT_PROVIDERS, StartedPayment, type PaymentProvider } from '@shyrdak/sdk/contract'
import { build, fakeTransport } from '@shyrdak/sdk/testing'
import { expect, test } from 'vitest'
import { checkoutContract } from './contract.ts'
import { startPayment } from './start-payment.ts'

const returnTo = { success_url: 'https://shop.example/done', cancel_url: 'https://shop.example/back' }
const order = { id: 41, order_number: 'SH-41' }
const ASKS: Readonly<Record<PaymentProvider, object>> = {
  paypal: { order_id: 41, ...returnTo },
  kkb: { order_id: 41, ...returnTo },
  kicb: { order_number: 'SH-41' },
  yookassa: { order_number: 'SH-41' },
}

test.each(PAYMENT_PROVIDERS)(
  '%s gets the fields that it needs, for a guest with a secret and for the owner without',
  async (provider) => {
    const name = `POST ${checkoutContract.retailOrders.payments[provider].path}`
    const transport = fakeTransport({ [name]: build(StartedPayment) })
    const { payments } = createSdk(checkoutContract, { transport }).retailOrders
    const pay = (secret: string | null) => startPayment(payments, { order, provider, secret, returnTo })
    await pay('a secret')
    await pay(null)
    expect(transport.calls).toMatchObject([
      { body: ASKS[provider], query: { k: 'a secret' } },
      { body: ASKS[provider], query: {} },
    ])
  },
)
