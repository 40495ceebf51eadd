import type { PaymentProvider, payments } from '@shyrdak/sdk/contract'
import type { Call, HandlersFor } from '#platform/handler.ts'
import { findOrder } from '#modules/orders/index.ts'
import { refuseUnstorable } from '#platform/text/plain-text.ts'
import { toMinor } from '@shyrdak/sdk/rules'
import { chargesOf } from '../charge.ts'
import { ownPage } from '../own-page.ts'
import { publicOrigin } from '../public-origin.ts'
import { startPayment } from '../start-payment.ts'
import { offeredProviders } from '#gateways/payments/offered-providers.ts'
import type { PaymentsContext } from '../context.ts'

type Used = 'body' | 'query' | 'principal' | 'origin'

/** Overrides the public URL, so that the bank returns the shopper to the origin in use. */
const openAt = (context: PaymentsContext, origin: string | undefined): PaymentsContext => ({
  ...context,
  settings: { ...context.settings, publicUrl: publicOrigin(context.settings.publicUrl, origin) },
})

/** The client identifies the order by id and sends the return URLs. */
const byId =
  (provider: PaymentProvider) =>
  async (
    { body, query, principal, origin }: Pick<Call<typeof payments.paypal | typeof payments.kkb>, Used>,
    server: PaymentsContext,
  ) => {
    const context = openAt(server, origin)
    const { publicUrl } = context.settings
    const pages = {
      successUrl: ownPage(body.success_url, 'success_url', publicUrl),
      cancelUrl: ownPage(body.cancel_url, 'cancel_url', publicUrl),
    }
    return startPayment(
      context,
      provider,
      await findOrder(context, { id: body.order_id }, { principal, k: query.k }),
      pages,
    )
  }

/** The client sends only the order's number. The shopper returns to the order's own page. */
const byNumber =
  (provider: PaymentProvider) =>
  async (
    { body, query, principal, origin }: Pick<Call<typeof payments.kicb | typeof payments.yookassa>, Used>,
    server: PaymentsContext,
  ) => {
    const context = openAt(server, origin)
    refuseUnstorable(body)
    return startPayment(
      context,
      provider,
      await findOrder(context, { number: body.order_number }, { principal, k: query.k }),
    )
  }

export const paymentRoutes = {
  methods: (_call, { banks }) => offeredProviders(banks),
  charges: ({ query }, context) => chargesOf(context, toMinor(query.total)),
  paypal: byId('paypal'),
  kkb: byId('kkb'),
  kicb: byNumber('kicb'),
  yookassa: byNumber('yookassa'),
} satisfies HandlersFor<typeof payments, PaymentsContext>
