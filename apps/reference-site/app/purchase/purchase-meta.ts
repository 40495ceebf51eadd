import type { MetaDescriptor } from 'react-router'
import { pageMeta, visitIn } from '../page/page-meta.ts'
import { purchaseWords, type PurchaseWords } from './purchase-words.ts'

/** The title of a page of the purchase. Nobody finds it by a search engine, and links tell other sites nothing of it. */
export function purchaseMeta(
  matches: Parameters<typeof visitIn>[0],
  title: (words: PurchaseWords) => string,
): MetaDescriptor[] {
  const visit = visitIn(matches)
  const words = purchaseWords[visit?.language ?? 'ru']
  return [
    ...pageMeta(visit, { title: title(words), description: words.description, hidden: true }),
    // The address may hold the secret of an order.
    { name: 'referrer', content: 'origin' },
  ]
}

/** The same for the page of an order. Whether it is missing is not known while it is looked for on the device. */
export const orderMeta = (
  matches: Parameters<typeof visitIn>[0],
  number: string | undefined,
  title: 'orderTitle' | 'paymentTitle',
): MetaDescriptor[] => purchaseMeta(matches, (words) => (number ? words[title](number) : words.seekingTitle))
