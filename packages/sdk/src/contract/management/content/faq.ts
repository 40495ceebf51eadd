import * as z from 'zod/mini'
import { FaqTab } from '../../content/faq.ts'
import { LocalizedText } from '../../localized-text.ts'
import { Revision } from '../../revision.ts'
import { Id } from '../../scalars.ts'
import { managed } from './managed.ts'
import { ordering } from './ordering.ts'
import { Position } from './position.ts'
import { requiredTexts } from '../../texts.ts'

/** An FAQ entry to create or update. `answer` is HTML and is sanitized before it is stored. */
export const NewFaqEntry = z.object({
  tab: FaqTab,
  question: requiredTexts(500),
  answer: requiredTexts(20_000),
  position: Position,
})
export type NewFaqEntry = z.infer<typeof NewFaqEntry>

export const ManagedFaqEntry = z.object({
  id: Id,
  tab: z.string(),
  question: LocalizedText,
  answer: LocalizedText,
  position: z.int(),
  revision: Revision,
})
export type ManagedFaqEntry = z.infer<typeof ManagedFaqEntry>

const of = { path: 'faq', singular: 'an FAQ entry', plural: 'FAQ entries' } as const

export const managedFaq = {
  ...managed({
    ...of,
    New: NewFaqEntry,
    Managed: ManagedFaqEntry,
    Row: ManagedFaqEntry,
    filters: {
      tab: z.optional(FaqTab),
      /** Each of its words must occur in the question or the answer in one language. */
      text: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    },
  }),
  order: ordering(of),
}
