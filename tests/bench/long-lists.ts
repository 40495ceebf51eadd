import type { Child } from './child.ts'
import { interleaved, median } from './rounds.ts'
import { below, type Row } from './row.ts'

const ROUNDS = 5
/** The longest time in ms that a shopper does not notice. */
const MAX_MS = 100
const LIST = '/api/frontend/product?per_page=24&country_iso_code=KG'
const SEARCH = '/api/frontend/search/product?country_iso_code=KG'

const FILTERS = {
  size: 'size=38',
  'size that nothing has': 'size=99',
  colour: 'color=2',
  'in stock': 'in_stock=true',
  'on sale': 'on_sale=true',
  artisan: 'artisan=1',
  price: 'max=4000.00',
  category: 'category=men',
  'size, colour': 'size=38&color=2',
  'size, category': 'size=38&category=women',
  'size, on sale': 'size=38&on_sale=true',
  'in stock, on sale': 'in_stock=true&on_sale=true',
  'in stock, category': 'in_stock=true&category=men',
  'colour, workshop': 'color=2&artisan=1',
}

const LISTS: Record<string, string> = {
  'all goods': '',
  'all goods, page 4,000': 'page=4000',
  'all goods, cheapest first': 'sort=price_up',
  'all goods, dearest first': 'sort=price_down',
  'all goods, with counts': 'facets=true',
  ...Object.fromEntries(
    Object.entries(FILTERS).flatMap(([name, query]) => [
      [name, query],
      [`${name}, dearest first`, `${query}&sort=price_down`],
      [`${name}, with counts`, `${query}&facets=true`],
    ]),
  ),
}

const SEARCHES: Record<string, object> = {
  'one word': { text: 'тапочки' },
  'one word, cheapest first': { text: 'тапочки', sort: 'price_up' },
  'one word, in a size': { text: 'тапочки', size: ['38'] },
  'one word, with counts': { text: 'тапочки', facets: true },
  'two words': { text: 'красные тапочки' },
  'two words, cheapest first': { text: 'красные ковры', sort: 'price_up' },
  'another word for it': { text: 'чувяки' },
  'a misspelt word': { text: 'тапочик' },
  'two words that nothing has together': { text: 'rug slippers' },
  'a word that nothing has': { text: 'kjdhfgx' },
}

let turn = 0
/** A minimum price below all prices, different each time, so that nothing is served from a cache. */
const unasked = () => (++turn / 100).toFixed(2)

async function timeOf(answer: Promise<Response>): Promise<number> {
  const began = performance.now()
  const response = await answer
  await response.text()
  if (response.status !== 200) throw new Error(`${response.url} was answered with ${response.status}.`)
  return performance.now() - began
}

/** Every filter of a list, some pairs of them, and uncached searches, one at a time. */
export async function longLists({ origin }: Child, count: number): Promise<Row[]> {
  const list = (query: string) => () => timeOf(fetch(`${origin}${LIST}&min=${unasked()}&${query}`))
  const search = (body: object) => () =>
    timeOf(
      fetch(origin + SEARCH, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...body, min: unasked() }),
      }),
    )
  const asks = [
    ...Object.entries(LISTS).map(([name, query]) => [`list: ${name}`, list(query)] as const),
    ...Object.entries(SEARCHES).map(([name, body]) => [`first search: ${name}`, search(body)] as const),
  ]
  for (const [, ask] of asks) await ask()
  const found = await interleaved(ROUNDS, Object.fromEntries(asks))
  return Object.entries(found).map(([name, times]) =>
    below(`${count.toLocaleString('en')}, ${name}`, median(times), MAX_MS, 'ms'),
  )
}
