import { expect, it } from 'vitest'
import { readHead } from './read-head.ts'

it('HTML of the head is parsed into tags, attributes and text', () => {
  expect(
    readHead('<meta name="a" content="&lt;b&gt;"><script type="application/ld+json">{"x":"<1"}</script>'),
  ).toEqual([
    { tag: 'meta', attributes: { name: 'a', content: '<b>' }, text: '' },
    { tag: 'script', attributes: { type: 'application/ld+json' }, text: '{"x":"<1"}' },
  ])
})

it('other elements and event handlers are dropped', () => {
  expect(readHead('<style>a{}</style><link rel="icon" href="/i.svg" onload="x()">')).toEqual([
    { tag: 'link', attributes: { rel: 'icon', href: '/i.svg' }, text: '' },
  ])
})

it('an icon or a manifest from another site is dropped', () => {
  const stranger =
    '<link rel="shortcut icon" href="https://a.example/i.png"><link rel="manifest" href="https://a.example/m">'
  expect(readHead(stranger)).toEqual([])
  expect(readHead('<link rel="author" href="https://a.example/">')).toHaveLength(1)
})
