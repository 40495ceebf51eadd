import * as z from 'zod/mini'
import { QUESTION_LIMIT } from '../../rules/text-limits.ts'
import { everyone, unauthenticated } from '../access.ts'
import { Email } from '../auth/person.ts'
import { endpoint } from '../endpoint.ts'
import { LocalizedText } from '../localized-text.ts'
import { Id } from '../scalars.ts'
import { MAILING_LIMIT } from '../rate-limits.ts'
import { trimmed } from '../trimmed.ts'

/** The FAQ tabs, in display order. Source: spec §2, Tour. */
export const FAQ_TABS = [
  'product_information',
  'checkout',
  'delivery',
  'return_policy',
  'contact_us',
] as const
export const FaqTab = z.enum(FAQ_TABS)
export type FaqTab = z.infer<typeof FaqTab>

/** A question and its answer. `answer` is sanitized HTML. */
export const FaqEntry = z.object({ id: Id, tab: FaqTab, question: LocalizedText, answer: LocalizedText })
export type FaqEntry = z.infer<typeof FaqEntry>

/** A question to the store. The answer goes to `email`, or to the account that is logged in. */
export const NewQuestion = z.object({
  question: z.string().check(trimmed, z.minLength(1), z.maxLength(QUESTION_LIMIT)),
  email: z.optional(Email),
})
export type NewQuestion = z.infer<typeof NewQuestion>

export const faq = {
  list: endpoint({
    method: 'GET',
    path: '/frontend/faq',
    summary: 'List FAQ entries by tab and position.',
    access: unauthenticated,
    response: z.array(FaqEntry),
  }),
  ask: endpoint({
    method: 'POST',
    path: '/frontend/faq',
    summary: 'Submit a question to the store.',
    access: everyone,
    body: NewQuestion,
    response: z.object({ id: Id }),
    limit: MAILING_LIMIT,
  }),
}
