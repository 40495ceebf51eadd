import { isShyrdakError } from '@shyrdak/sdk'
import type { AccountSdk } from '@shyrdak/react-store'
import { pageStore } from '../store/page-store.ts'

type Notifications = AccountSdk['retailCatalogue']['backInStock']

/**
 * Confirms or cancels a subscription with the secret of its link. The browser does so and not the server, so that a
 * program which opens the links of emails changes nothing.
 */
export async function answerLink<Answer>(
  { url }: Request,
  answer: (backInStock: Notifications, call: { body: { k: string } }) => Promise<Answer>,
): Promise<{ answer: Answer; trouble: null } | { answer: null; trouble: 'unknown' | 'away' }> {
  const k = new URL(url).searchParams.get('k') ?? ''
  try {
    const { retailCatalogue } = await pageStore().account()
    return { answer: await answer(retailCatalogue.backInStock, { body: { k } }), trouble: null }
  } catch (error) {
    const isKnown = isShyrdakError(error) && (error.code === 'NOT_FOUND' || error.code === 'INVALID')
    return { answer: null, trouble: isKnown ? 'unknown' : 'away' }
  }
}
