import { expect, test } from 'vitest'
import { textHtml } from './text-html.ts'

test('each line of a workshop’s text is a paragraph, and signs of HTML are shown as they were written', () => {
  expect(textHtml('One <b>\n\n "two" & \'three\'')).toBe(
    '<p>One &lt;b&gt;</p><p> &quot;two&quot; &amp; &#39;three&#39;</p>',
  )
})

test('a heading is plain text, too, and a blank one is none', () => {
  expect(textHtml('Text', '<script>')).toBe('<h2>&lt;script&gt;</h2><p>Text</p>')
  expect(textHtml('Text', ' ')).toBe('<p>Text</p>')
  expect(textHtml('', 'Only a title')).toBe('<h2>Only a title</h2>')
})
