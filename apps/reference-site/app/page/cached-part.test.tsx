import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CachedPart, PartRenderer, type PartKey } from './cached-part.tsx'

test('a document takes the HTML of a part as it is, and says what it shows', () => {
  const keys: PartKey[] = []
  const from = {}
  const html = renderToStaticMarkup(
    <PartRenderer
      value={(key) => {
        keys.push(key)
        return '<b>Кийиз</b>'
      }}
    >
      <CachedPart as="li" className="card" name="card" by={['felt', 2]} from={from}>
        never rendered here
      </CachedPart>
    </PartRenderer>,
  )
  expect(html).toBe('<li class="card"><b>Кийиз</b></li>')
  expect(keys).toEqual([{ name: 'card', by: ['felt', 2], from }])
})

test('elsewhere it is an element like any other', () => {
  const html = renderToStaticMarkup(
    <CachedPart as="nav" aria-label="Бөлүмдөр" name="menu" by={[]}>
      <a href="/">{'<Кийиз>'}</a>
    </CachedPart>,
  )
  expect(html).toBe('<nav aria-label="Бөлүмдөр"><a href="/">&lt;Кийиз&gt;</a></nav>')
})
