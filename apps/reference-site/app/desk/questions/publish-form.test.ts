import { AskedQuestion } from '@shyrdak/sdk/management'
import { build } from '@shyrdak/sdk/testing'
import { expect, test } from 'vitest'
import { htmlOf, publishFormOf } from './publish-form.ts'

test('an FAQ draft starts with the question and the answer, in their language', () => {
  const asked = build(AskedQuestion, { question: 'Жылуубу?', answer: 'Ооба.', language: 'kg' })
  expect(publishFormOf(asked)).toMatchObject({
    question: { en: '', ru: '', kg: 'Жылуубу?' },
    answer: { en: '', ru: '', kg: '<p>Ооба.</p>' },
  })
})

test('a plain-text answer becomes escaped paragraphs', () => {
  expect(htmlOf(' One & <b>\ntwo\n\n\nThree ')).toBe('<p>One &amp; &lt;b&gt;<br>two</p><p>Three</p>')
  expect(htmlOf('  ')).toBe('')
})
