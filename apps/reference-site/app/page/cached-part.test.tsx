import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CachedItems, CachedPart, PartRenderer, type PartKey } from './cached-part.tsx'

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
      <CachedPart as="header" className="card" name="card" by={['felt', 2]} from={from}>
        never rendered here
      </CachedPart>
    </PartRenderer>,
  )
  expect(html).toBe('<header class="card"><b>Кийиз</b></header>')
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

test('a list takes the HTML of each of its items', () => {
  const items = [1, 2].map((id) => ({ id, name: 'card', by: id, item: <li>never rendered here</li> }))
  const html = renderToStaticMarkup(
    <PartRenderer value={({ by }) => `<li>${String(by)}</li>`}>
      <CachedItems className="cards" items={items} />
    </PartRenderer>,
  )
  expect(html).toBe('<ul class="cards"><li>1</li><li>2</li></ul>')
})

test('elsewhere its items are elements', () => {
  const html = renderToStaticMarkup(
    <CachedItems className="cards" items={[{ id: 1, name: 'card', by: 1, item: <li>{'<Кийиз>'}</li> }]} />,
  )
  expect(html).toBe('<ul class="cards"><li>&lt;Кийиз&gt;</li></ul>')
})
