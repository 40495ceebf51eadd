import { expect, test } from 'vitest'
import { changedTexts } from '../form/typed-fields.ts'
import { emptyEntry, faqFormOf, faqToSend } from './faq-form.ts'

const ENTRY = {
  tab: 'delivery' as const,
  question: { en: 'How long?', ru: 'Как долго?', kg: 'Канча убакыт?' },
  answer: { en: '<p>A week</p>', ru: '<p>Неделю</p>', kg: '<p>Бир жума</p>' },
}

test('an FAQ entry is sent trimmed, and spaces are not a change', () => {
  const form = { ...faqFormOf(ENTRY), question: { ...ENTRY.question, en: ' How long? ' } }
  expect(faqToSend(form).body).toEqual(ENTRY)
  expect(changedTexts(form, faqFormOf(ENTRY))).toBe(0)
  expect(
    changedTexts({ ...form, tab: 'checkout', answer: { ...form.answer, ru: '' } }, faqFormOf(ENTRY)),
  ).toBe(2)
})

test('missing languages and answers that are too long are named', () => {
  const { wrong } = faqToSend({
    ...emptyEntry(),
    question: ENTRY.question,
    answer: { ...ENTRY.answer, kg: '' },
  })
  expect([...(wrong ?? [])].map(([field, { code }]) => [field, code])).toEqual([['answer.kg', 'required']])
  expect([...(faqToSend(emptyEntry()).wrong?.keys() ?? [])]).toHaveLength(6)
  const long = { ...ENTRY, answer: { ...ENTRY.answer, en: `<p>${'a'.repeat(20_000)}</p>` } }
  expect(faqToSend(long).wrong?.get('answer.en')?.code).toBe('too_big')
})

test('an unknown section becomes the first one', () => {
  expect(faqFormOf({ ...ENTRY, tab: 'elsewhere' }).tab).toBe('product_information')
})
