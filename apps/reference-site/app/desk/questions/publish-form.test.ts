import { AskedQuestion } from '@shyrdak/sdk/management'
import { build } from '@shyrdak/sdk/testing'
import { expect, test } from 'vitest'
import { htmlOf, publishFormOf } from './publish-form.ts'

test('a draft begins with what was asked and answered, in its language', () => {
  const asked = build(AskedQuestion, { question: 'Жылуубу?', answer: 'Ооба.', language: 'kg' })
  expect(publishFormOf(asked)).toMatchObject({
    question: { en: '', ru: '', kg: 'Жылуубу?' },
    answer: { en: '', ru: '', kg: '<p>Ооба.</p>' },
  })
})

test('what was typed for an email is text, in paragraphs', () => {
  expect(htmlOf(' One & <b>\ntwo\n\n\nThree ')).toBe('<p>One &amp; &lt;b&gt;<br>two</p><p>Three</p>')
  expect(htmlOf('  ')).toBe('')
})
