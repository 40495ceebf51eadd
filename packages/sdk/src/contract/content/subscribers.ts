import * as z from 'zod/mini'
import { EMAIL, EMAIL_LENGTH } from '../../rules/email.ts'
import { everyone } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { MESSAGE_LIMIT } from '../rate-limits.ts'

export const NewSubscriber = z.object({
  email: z.string().check(z.maxLength(EMAIL_LENGTH), z.regex(EMAIL)),
})
export type NewSubscriber = z.infer<typeof NewSubscriber>

export const subscribers = {
  add: endpoint({
    method: 'POST',
    path: '/frontend/subscribe',
    summary:
      'Subscribe an email address to the mailing list. `status` is false when it is already subscribed.',
    access: everyone,
    body: NewSubscriber,
    response: z.object({ status: z.boolean() }),
    limit: MESSAGE_LIMIT,
  }),
}
