import { expect, test } from 'vitest'
import { matchingLinks, type SearchLink } from './matching-links.ts'

const links: SearchLink[] = [
  { title: 'Returns', path: '/pages/return' },
  { title: 'Delivery', path: '/pages/delivery' },
  { title: 'How long does delivery take?', path: '/pages/faq', about: 'By post within six working days.' },
  { title: 'Возврат', path: '/pages/return' },
  { title: 'Женские тапочки', path: '/categories/women-slippers' },
  { title: 'Ковёр и моль', path: '/blog/care/moths' },
  { title: 'Felt as a gift', path: '/blog/stories/gifts' },
]
const found = (text: string, most = 9) => matchingLinks(text, links, most).map(({ path }) => path)

test.each([
  ['return', ['/pages/return']],
  ['returns', ['/pages/return']],
  ['возврата', ['/pages/return']],
  ['ковер', ['/blog/care/moths']],
  ['gifts', ['/blog/stories/gifts']],
  ['delivery', ['/pages/delivery', '/pages/faq']],
  ['женская тапочка', ['/categories/women-slippers']],
  ['post', ['/pages/faq']],
  ['delivery returns', []],
  ['ret', ['/pages/return']],
  ['a', []],
  ['', []],
  ['money back or refund', []],
  ['refund', ['/pages/return']],
  ['вернуть', ['/pages/return']],
  ['кайтаруу', ['/pages/return']],
  ['shipping', ['/pages/delivery', '/pages/faq']],
  ['доставка', ['/pages/delivery', '/pages/faq']],
  ['подарок', ['/blog/stories/gifts']],
  ['белек', ['/blog/stories/gifts']],
])('"%s" finds %j', (text, paths) => expect(found(text)).toEqual(paths))

test('no more links are shown than the limit', () => {
  expect(found('delivery', 1)).toEqual(['/pages/delivery'])
})
