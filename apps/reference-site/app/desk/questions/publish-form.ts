import type { AskedQuestion } from '@shyrdak/sdk/management'
import { emptyEntry, NO_TEXTS, type FaqForm } from '../faq/faq-form.ts'

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** A text as it was typed: lines with an empty one between them are paragraphs. */
export const htmlOf = (typed: string): string =>
  typed.trim() === ''
    ? ''
    : typed
        .trim()
        .replaceAll(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)
        .split(/\n\s*\n/)
        .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br>')}</p>`)
        .join('')

/** What was asked stands in its own language, and what was answered by email too. */
export const publishFormOf = ({ question, answer, language }: AskedQuestion): FaqForm => ({
  ...emptyEntry(),
  question: { ...NO_TEXTS, [language]: question },
  answer: { ...NO_TEXTS, [language]: htmlOf(answer ?? '') },
})
