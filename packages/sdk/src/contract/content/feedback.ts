import * as z from 'zod/mini'
import { EMAIL } from '../../rules/email.ts'
import { FEEDBACK_LIMITS } from '../../rules/text-limits.ts'
import { everyone } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../scalars.ts'

const filled = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))

/** A message to the store; all four are required. Source: spec §5. */
export const NewFeedback = z.object({
  name: filled(FEEDBACK_LIMITS.name),
  email: z.string().check(z.maxLength(FEEDBACK_LIMITS.email), z.regex(EMAIL)),
  subject: filled(FEEDBACK_LIMITS.subject),
  message: filled(FEEDBACK_LIMITS.message),
})
export type NewFeedback = z.infer<typeof NewFeedback>

export const feedback = {
  send: endpoint({
    method: 'POST',
    path: '/frontend/feedback',
    summary: 'Send the store a message.',
    access: everyone,
    body: NewFeedback,
    response: z.object({ id: Id }),
  }),
}
