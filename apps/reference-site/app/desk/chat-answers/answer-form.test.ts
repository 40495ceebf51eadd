import { expect, test } from 'vitest'
import { changedTexts } from '../form/typed-fields.ts'
import { answerFormOf, answerToSend, NO_ANSWER } from './answer-form.ts'

const ANSWER = {
  title: 'Delivery',
  text: { en: 'In a week.', ru: 'Через неделю.', kg: 'Бир жумадан кийин.' },
}

test('a prepared answer is sent trimmed', () => {
  const form = { ...ANSWER, text: { ...ANSWER.text, ru: ' Через неделю. ' } }
  expect(answerToSend(form).body).toEqual(ANSWER)
  expect(changedTexts(form, answerFormOf(ANSWER))).toBe(0)
  expect(changedTexts({ ...form, title: 'Time' }, answerFormOf(ANSWER))).toBe(1)
})

test('a prepared answer requires a title and a text in every language', () => {
  expect([...(answerToSend(NO_ANSWER).wrong?.keys() ?? [])].toSorted()).toEqual([
    'text.en',
    'text.kg',
    'text.ru',
    'title',
  ])
  const long = { ...ANSWER, text: { ...ANSWER.text, kg: 'ы'.repeat(4001) } }
  expect([...(answerToSend(long).wrong?.keys() ?? [])]).toEqual(['text.kg'])
})
