import { expect, test } from 'vitest'
import { linkHtml, textHtml } from './text-html.ts'

test('each line of a workshop’s text is a paragraph, and HTML in it is escaped', () => {
  expect(textHtml('One <b>\n\n "two" & \'three\'')).toBe(
    '<p>One &lt;b&gt;</p><p> &quot;two&quot; &amp; &#39;three&#39;</p>',
  )
})

test('a heading is escaped too, and a blank one is omitted', () => {
  expect(textHtml('Text', '<script>')).toBe('<h2>&lt;script&gt;</h2><p>Text</p>')
  expect(textHtml('Text', ' ')).toBe('<p>Text</p>')
  expect(textHtml('', 'Only a title')).toBe('<h2>Only a title</h2>')
})

test('a link keeps its escaped address, and one that is not http or https is omitted', () => {
  expect(linkHtml('https://vimeo.com/1?a=1&b="2', 'Watch <it>')).toBe(
    '<p><a href="https://vimeo.com/1?a=1&amp;b=&quot;2" rel="noopener nofollow">Watch &lt;it&gt;</a></p>',
  )
  for (const href of ['javascript:alert(1)', 'java\nscript:alert(1)', '/media/felt.mp4', 'https:///felt'])
    expect(linkHtml(href, 'Watch'), href).toBe('')
})
