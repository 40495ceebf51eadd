import type { Sdk } from '@shyrdak/sdk'
import type { PaymentProvider, StartedPayment } from '@shyrdak/sdk/contract'
import type { checkoutContract } from './contract.ts'

type Banks = Sdk<typeof checkoutContract>['retailOrders']['payments']

export interface PaymentAttempt {
  readonly order: { readonly id: number; readonly order_number: string }
  readonly provider: PaymentProvider
  /** Null if the owner of the order is logged in. */
  readonly secret: string | null
  /** Where the bank returns to: pages of the shop, as paths or absolute URLs; the store refuses any other as INVALID. */
  readonly returnTo: { readonly success_url: string; readonly cancel_url: string }
}

/**
 * Starts a payment with its bank, or continues the open one. Some banks get the return URLs with each
 * request, others know them.
 */
export async function startPayment(
  banks: Banks,
  { order: { id, order_number }, provider, secret, returnTo }: PaymentAttempt,
  signal?: AbortSignal,
): Promise<StartedPayment> {
  const call = {
    query: secret === null ? {} : { k: secret },
    ...(signal && { signal }),
  }
  switch (provider) {
    case 'paypal':
    case 'kkb':
      return banks[provider]({ ...call, body: { order_id: id, ...returnTo } })
    case 'kicb':
    case 'yookassa':
      return banks[provider]({ ...call, body: { order_number } })
    default:
      return provider satisfies never
  }
}
