import { expect, test } from 'vitest'
import { answerFormOf, answerToSend, changedAnswer, NO_ANSWER } from './answer-form.ts'

const ANSWER = {
  title: 'Delivery',
  text: { en: 'In a week.', ru: 'Через неделю.', kg: 'Бир жумадан кийин.' },
}

test('an answer is sent without the room around it', () => {
  const form = { ...answerFormOf(ANSWER), ru: ' Через неделю. ' }
  expect(answerToSend(form).body).toEqual(ANSWER)
  expect(changedAnswer(form, answerFormOf(ANSWER))).toBe(0)
  expect(changedAnswer({ ...form, title: 'Time' }, answerFormOf(ANSWER))).toBe(1)
})

test('an answer has a title, and a text in every language', () => {
  expect([...(answerToSend(NO_ANSWER).wrong?.keys() ?? [])].toSorted()).toEqual(['en', 'kg', 'ru', 'title'])
  const long = { ...answerFormOf(ANSWER), kg: 'ы'.repeat(4001) }
  expect([...(answerToSend(long).wrong?.keys() ?? [])]).toEqual(['kg'])
})
