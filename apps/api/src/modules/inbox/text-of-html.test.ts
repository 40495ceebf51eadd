import { expect, test } from 'vitest'
import { textOfHtml } from './text-of-html.ts'

test.each([
  ['<p>One</p><p>Two</p>', 'One\n\nTwo'],
  ['<ul><li>a</li><li>b</li></ul>', '• a\n• b'],
  ['See <a href="https://x.kg/a">this</a>.', 'See this (https://x.kg/a).'],
  ['See <a href="/en/pages/faq">this</a>.', 'See this.'],
  ['a &lt;b&gt; &amp; c<br>d', 'a <b> & c\nd'],
  ['  <p> many\n   spaces </p>  ', 'many spaces'],
  ['', ''],
])('%s becomes “%s” as text', (html, text) => {
  expect(textOfHtml(html)).toBe(text)
})
