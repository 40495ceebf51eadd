import * as z from 'zod/mini'
import { FaqTab } from '../../content/faq.ts'
import { LocalizedText } from '../../localized-text.ts'
import { Id } from '../../scalars.ts'
import { ContentRevision, managed } from './managed.ts'
import { Position } from './position.ts'
import { filledTexts } from './texts.ts'

/** A question and its answer as a manager writes them. `answer` is HTML; it is cleaned before it is kept. */
export const NewFaqEntry = z.object({
  tab: FaqTab,
  question: filledTexts(500),
  answer: filledTexts(20_000),
  position: Position,
})
export type NewFaqEntry = z.infer<typeof NewFaqEntry>

export const ManagedFaqEntry = z.object({
  id: Id,
  tab: z.string(),
  question: LocalizedText,
  answer: LocalizedText,
  position: z.int(),
  revision: ContentRevision,
})
export type ManagedFaqEntry = z.infer<typeof ManagedFaqEntry>

export const managedFaq = managed({
  path: 'faq',
  one: 'question with its answer',
  many: 'questions and answers',
  New: NewFaqEntry,
  Managed: ManagedFaqEntry,
  Row: ManagedFaqEntry,
})
