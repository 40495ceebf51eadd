import * as z from 'zod/mini'
import { FEEDBACK_LIMITS } from '../../rules/text-limits.ts'
import { unauthenticated } from '../access.ts'
import { Email } from '../auth/person.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../scalars.ts'
import { MESSAGE_LIMIT } from '../rate-limits.ts'
import { trimmed } from '../trimmed.ts'

const required = (maxLength: number) => z.string().check(trimmed, z.minLength(1), z.maxLength(maxLength))

/** A message to the store. All four fields are required. Source: spec §5. */
export const NewFeedback = z.object({
  name: required(FEEDBACK_LIMITS.name),
  email: Email,
  subject: required(FEEDBACK_LIMITS.subject),
  message: required(FEEDBACK_LIMITS.message),
})
export type NewFeedback = z.infer<typeof NewFeedback>

export const feedback = {
  send: endpoint({
    method: 'POST',
    path: '/frontend/feedback',
    summary: 'Send feedback to the store.',
    access: unauthenticated,
    body: NewFeedback,
    response: z.object({ id: Id }),
    limit: MESSAGE_LIMIT,
  }),
}
