import type { MetaDescriptor } from 'react-router'
import { pageMeta, pageContextIn } from '../page/page-meta.ts'
import { checkoutMessages, type CheckoutPageMessages } from './checkout-messages.ts'

/** The title of a checkout page, hidden from search engines; links from it send no referrer. */
export function checkoutMeta(
  matches: Parameters<typeof pageContextIn>[0],
  title: (messages: CheckoutPageMessages) => string,
): MetaDescriptor[] {
  const pageContext = pageContextIn(matches)
  const messages = checkoutMessages[pageContext?.language ?? 'ru']
  return [
    ...pageMeta(pageContext, { title: title(messages), description: messages.description, hidden: true }),
    // The address may hold the secret of an order.
    { name: 'referrer', content: 'origin' },
  ]
}

/** The same for the page of an order. Whether it is missing is not known while it is looked for on the device. */
export const orderMeta = (
  matches: Parameters<typeof pageContextIn>[0],
  number: string | undefined,
  title: 'orderTitle' | 'paymentTitle',
): MetaDescriptor[] =>
  checkoutMeta(matches, (messages) => (number ? messages[title](number) : messages.findingTitle))
