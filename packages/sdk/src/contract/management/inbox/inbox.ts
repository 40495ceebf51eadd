import type { ContractTree } from '../../endpoint.ts'
import { managedDeliveryRequests } from './delivery-requests.ts'
import { feedbackMessages } from './feedback.ts'
import { askedQuestions } from './questions.ts'
import { mailingList } from './subscribers.ts'

/** The managers' endpoints for what visitors send. */
export const managedInbox = {
  deliveryRequests: managedDeliveryRequests,
  feedback: feedbackMessages,
  questions: askedQuestions,
  subscribers: mailingList,
} as const satisfies ContractTree
