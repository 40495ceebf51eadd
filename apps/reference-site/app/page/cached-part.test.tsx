import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CachedItems, CachedPart, PartRenderer, type PartKey } from './cached-part.tsx'

test('a document inserts the cached HTML of a part and passes its key', () => {
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

test('without a document a part renders its children', () => {
  const html = renderToStaticMarkup(
    <CachedPart as="nav" aria-label="Бөлүмдөр" name="menu" by={[]}>
      <a href="/">{'<Кийиз>'}</a>
    </CachedPart>,
  )
  expect(html).toBe('<nav aria-label="Бөлүмдөр"><a href="/">&lt;Кийиз&gt;</a></nav>')
})

test('a list inserts the cached HTML of each item', () => {
  const items = [1, 2].map((id) => ({ id, name: 'card', by: id, item: <li>never rendered here</li> }))
  const html = renderToStaticMarkup(
    <PartRenderer value={({ by }) => `<li>${String(by)}</li>`}>
      <CachedItems className="cards" items={items} />
    </PartRenderer>,
  )
  expect(html).toBe('<ul class="cards"><li>1</li><li>2</li></ul>')
})

test('without a document a list renders its items', () => {
  const html = renderToStaticMarkup(
    <CachedItems className="cards" items={[{ id: 1, name: 'card', by: 1, item: <li>{'<Кийиз>'}</li> }]} />,
  )
  expect(html).toBe('<ul class="cards"><li>&lt;Кийиз&gt;</li></ul>')
})
