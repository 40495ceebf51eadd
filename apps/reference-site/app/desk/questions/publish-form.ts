import type { AskedQuestion } from '@shyrdak/sdk/management'
import { emptyEntry, type FaqForm } from '../faq/faq-form.ts'
import { NO_TEXTS } from '../form/texts.ts'

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Converts plain text to HTML; blank lines separate paragraphs. */
export const htmlOf = (typed: string): string =>
  typed.trim() === ''
    ? ''
    : typed
        .trim()
        .replaceAll(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)
        .split(/\n\s*\n/)
        .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br>')}</p>`)
        .join('')

/** Creates the form with the question, and any answer sent by email, in their own language. */
export const publishFormOf = ({ question, answer, language }: AskedQuestion): FaqForm => ({
  ...emptyEntry(),
  question: { ...NO_TEXTS, [language]: question },
  answer: { ...NO_TEXTS, [language]: htmlOf(answer ?? '') },
})
