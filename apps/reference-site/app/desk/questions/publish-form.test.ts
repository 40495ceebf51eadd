import { AskedQuestion, PublishedQuestion } from '@shyrdak/sdk/management'
import { build } from '@shyrdak/sdk/testing'
import { expect, test } from 'vitest'
import { htmlOf, publishChanges, publishFormOf, publishToSend } from './publish-form.ts'

const asked = build(AskedQuestion, { question: 'Жылуубу?', answer: 'Ооба.', language: 'kg' })
const FILLED = { en: 'Is it warm?', ru: 'Тепло?', kg: 'Жылуубу?' }

test('a draft begins with what was asked and answered, in its language', () => {
  expect(publishFormOf(asked)).toMatchObject({
    question: { en: '', ru: '', kg: 'Жылуубу?' },
    answer: { en: '', ru: '', kg: 'Ооба.' },
  })
  expect(publishChanges(publishFormOf(asked), asked)).toBe(0)
})

test('every language that is missing is named', () => {
  const { wrong } = publishToSend(publishFormOf(asked))
  expect([...(wrong?.keys() ?? [])]).toEqual(['question.en', 'question.ru', 'answer.en', 'answer.ru'])
})

test('what is typed is text, in paragraphs', () => {
  expect(htmlOf(' One & <b>\ntwo\n\n\nThree ')).toBe('<p>One &amp; &lt;b&gt;<br>two</p><p>Three</p>')
  const { body } = publishToSend({ tab: 'delivery', question: FILLED, answer: FILLED })
  expect(PublishedQuestion.parse(body)).toMatchObject({ answer: { en: '<p>Is it warm?</p>' } })
})
