import { isShyrdakError, type Sdk } from '@shyrdak/sdk'
import { backInStock } from '@shyrdak/sdk/contract'
import { pageStore } from '../store/page-store.ts'

const { confirm, cancel } = backInStock
const contract = { retailCatalogue: { backInStock: { confirm, cancel } } } as const

type Subscriptions = Sdk<typeof contract>['retailCatalogue']['backInStock']

/**
 * Confirms or cancels a subscription with the secret of its link. The browser does so and not the server, so that a
 * program which opens the links of emails changes nothing.
 */
export async function answerLink<Answer>(
  { url }: Request,
  answer: (subscriptions: Subscriptions, call: { body: { k: string } }) => Promise<Answer>,
): Promise<{ answer: Answer; trouble: null } | { answer: null; trouble: 'unknown' | 'away' }> {
  const k = new URL(url).searchParams.get('k') ?? ''
  try {
    const { retailCatalogue } = await pageStore().sdk(contract)
    return { answer: await answer(retailCatalogue.backInStock, { body: { k } }), trouble: null }
  } catch (error) {
    const isKnown = isShyrdakError(error) && (error.code === 'NOT_FOUND' || error.code === 'INVALID')
    return { answer: null, trouble: isKnown ? 'unknown' : 'away' }
  }
}
