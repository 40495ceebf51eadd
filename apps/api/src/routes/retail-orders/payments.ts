import type { PaymentProvider, payments } from '@shyrdak/sdk/contract'
import type { Call, HandlersFor } from '../../handler.ts'
import { findOrder } from '../../orders/find-order.ts'
import { unkeepable } from '../../orders/plain-text.ts'
import { ownPage } from '../../payments/own-page.ts'
import { startPayment } from '../../payments/start-payment.ts'
import { refuse } from '../../refusal.ts'
import type { Tools } from '../../tools.ts'

type Used = 'body' | 'query' | 'actor'

/** The client names the order by its id and says where the shopper comes back to. */
const byId =
  (provider: PaymentProvider) =>
  async (
    { body, query, actor }: Pick<Call<typeof payments.paypal | typeof payments.kkb>, Used>,
    tools: Tools,
  ) => {
    const { publicUrl } = tools.settings
    const pages = {
      successUrl: ownPage(body.success_url, 'success_url', publicUrl),
      cancelUrl: ownPage(body.cancel_url, 'cancel_url', publicUrl),
    }
    return startPayment(
      tools,
      provider,
      await findOrder(tools, { id: body.order_id }, { actor, k: query.k }),
      pages,
    )
  }

/** The client names the order by its number only: the shopper comes back to the order's own page. */
const byNumber =
  (provider: PaymentProvider) =>
  async (
    { body, query, actor }: Pick<Call<typeof payments.kicb | typeof payments.yookassa>, Used>,
    tools: Tools,
  ) => {
    const issues = unkeepable(body)
    if (issues.length > 0) throw refuse('INVALID', { issues })
    return startPayment(
      tools,
      provider,
      await findOrder(tools, { number: body.order_number }, { actor, k: query.k }),
    )
  }

export const paymentRoutes = {
  paypal: byId('paypal'),
  kkb: byId('kkb'),
  kicb: byNumber('kicb'),
  yookassa: byNumber('yookassa'),
} satisfies HandlersFor<typeof payments>
