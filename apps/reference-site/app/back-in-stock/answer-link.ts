import { isShyrdakError, type Sdk } from '@shyrdak/sdk'
import { backInStock } from '@shyrdak/sdk/contract'
import { pageStore } from '../store/page-store.ts'

const { confirm, cancel } = backInStock
const contract = { retailCatalogue: { backInStock: { confirm, cancel } } } as const

type Subscriptions = Sdk<typeof contract>['retailCatalogue']['backInStock']

/**
 * Confirms or cancels a subscription with the secret in its link. Runs in the browser instead of the server,
 * so that programs that prefetch links in emails change nothing.
 */
export async function answerLink<Answer>(
  { url }: Request,
  answer: (subscriptions: Subscriptions, call: { body: { k: string } }) => Promise<Answer>,
): Promise<{ answer: Answer; trouble: null } | { answer: null; trouble: 'unknown' | 'unavailable' }> {
  const k = new URL(url).searchParams.get('k') ?? ''
  try {
    const { retailCatalogue } = await pageStore().sdk(contract)
    return { answer: await answer(retailCatalogue.backInStock, { body: { k } }), trouble: null }
  } catch (error) {
    const isKnown = isShyrdakError(error) && (error.code === 'NOT_FOUND' || error.code === 'INVALID')
    return { answer: null, trouble: isKnown ? 'unknown' : 'unavailable' }
  }
}
