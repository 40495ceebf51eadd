import type { Language } from '@shyrdak/sdk/contract'
import { aProductEntry } from '@shyrdak/sdk/testing'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageEnv } from '../page/page-env.ts'
import { readChoice } from './listing-choice.ts'
import { ListingView } from './listing-view.tsx'

function foundIn(language: Language, total: number, more?: true): string {
  const goods = {
    data: [aProductEntry()],
    total,
    per_page: 24,
    current_page: 1,
    last_page: 21,
    next_page_url: null,
    ...(more && { more }),
  }
  const choice = readChoice(new URLSearchParams('text=felt'))
  const env = pageEnv({ language, country: 'KG', prefix: `/${language}`, apiHost: '' })
  render(
    <ListingView
      listing={{ choice, goods, colors: [], maxValue: '9000.00', near: null }}
      env={env}
      path={`/${language}/search`}
    />,
  )
  return screen.getByRole('status').textContent.replaceAll('\u00a0', ' ')
}

test.each([
  ['en', '500 items', 'More than 500 items'],
  ['ru', '500 товаров', 'Более 500 товаров'],
  ['kg', '500 буюм', '500 буюмдан көп'],
] as const)(
  'a shopper in %s is told when a search has more results than were counted',
  (language, all, best) => {
    expect(foundIn(language, 500)).toBe(all)
    document.body.replaceChildren()
    expect(foundIn(language, 500, true)).toBe(best)
  },
)

test.each([
  [1, 'Более 1 товара'],
  [21, 'Более 21 товара'],
  [22, 'Более 22 товаров'],
])('more than %i results have the right Russian plural', (total, said) =>
  expect(foundIn('ru', total, true)).toBe(said),
)

test('an unknown filter value is named without its number, and can be removed', () => {
  const choice = readChoice(new URLSearchParams('color=9999&artisan=9998&artisan=9999'))
  const goods = { data: [], total: 0, per_page: 24, current_page: 1, last_page: 1, next_page_url: null }
  const env = pageEnv({ language: 'en', country: 'KG', prefix: '/en', apiHost: '' })
  render(
    <ListingView
      listing={{ choice, goods, colors: [], maxValue: '9000.00', near: null }}
      env={env}
      path="/en/categories"
    />,
  )
  expect(screen.getByRole('link', { name: /colour/ })).toHaveTextContent(/^Unknown colour$/)
  const artisans = screen.getAllByRole('link', { name: /workshop/ })
  expect(artisans.map(({ textContent }) => textContent)).toEqual(['Unknown workshop', 'Unknown workshop'])
  expect(artisans[1]).toHaveAttribute('href', '/en/categories?color=9999&artisan=9998')
})

test.each([
  ['en', 'min=1200', 'from 1 200.00 KGS'],
  ['ru', 'min=1200', 'от 1 200.00 KGS'],
  ['kg', 'min=1200', 'кеминде 1 200.00 KGS'],
  ['en', 'max=25000', 'up to 25 000.00 KGS'],
  ['ru', 'max=25000', 'до 25 000.00 KGS'],
  ['kg', 'max=25000', 'эң көбү 25 000.00 KGS'],
  ['kg', 'min=1200&max=25000', '1 200.00 KGS – 25 000.00 KGS'],
] as const)('the chip of a price says it as the cards do, in %s for %s', (language, query, said) => {
  const goods = { data: [], total: 0, per_page: 24, current_page: 1, last_page: 1, next_page_url: null }
  render(
    <ListingView
      listing={{
        choice: readChoice(new URLSearchParams(query)),
        goods,
        colors: [],
        maxValue: '90000.00',
        near: null,
      }}
      env={pageEnv({ language, country: 'KG', prefix: `/${language}`, apiHost: '' })}
      path={`/${language}/categories`}
    />,
  )
  expect(document.querySelector('.site-chip')?.textContent.replaceAll('\u00a0', ' ')).toBe(said)
})

test('an empty list offers what it would show without the filter that hides most', () => {
  const choice = readChoice(new URLSearchParams('size=38&on_sale=true'))
  const near = { choice: { ...choice, isOnSale: false }, total: 12 }
  const goods = { data: [], total: 0, per_page: 24, current_page: 1, last_page: 1, next_page_url: null }
  const env = pageEnv({ language: 'en', country: 'KG', prefix: '/en', apiHost: '' })
  render(
    <ListingView
      listing={{ choice, goods, colors: [], maxValue: '9000.00', near }}
      env={env}
      path="/en/categories"
    />,
  )
  const offer = screen.getByRole('link', { name: /^Without “On sale”: 12.items$/ })
  expect(offer.getAttribute('href')).toBe('/en/categories?size=38')
})

test('an unknown colour leaves no empty colour filter', () => {
  const choice = readChoice(new URLSearchParams('color=9999'))
  const facets = {
    group: [],
    technique: [],
    model: [],
    color: [{ value: 9999, count: 0 }],
    size: [],
    artisan: [],
  }
  const goods = {
    data: [],
    total: 0,
    per_page: 24,
    current_page: 1,
    last_page: 1,
    next_page_url: null,
    facets,
  }
  const env = pageEnv({ language: 'en', country: 'KG', prefix: '/en', apiHost: '' })
  render(
    <ListingView
      listing={{ choice, goods, colors: [], maxValue: '9000.00', near: null }}
      env={env}
      path="/en/categories"
    />,
  )
  expect(screen.queryByRole('group', { name: 'Colour' })).toBeNull()
})

test.each([
  ['en', /^“From” was higher/],
  ['ru', /^Цена «от» была больше/],
  ['kg', /^«Баштап» деген баа/],
] as const)('a reversed price range is swapped, with a note at both fields, in %s', (language, said) => {
  const choice = readChoice(new URLSearchParams('min=2500&max=1200'))
  const goods = { data: [], total: 0, per_page: 24, current_page: 1, last_page: 1, next_page_url: null }
  const env = pageEnv({ language, country: 'KG', prefix: `/${language}`, apiHost: '' })
  render(
    <ListingView
      listing={{ choice, goods, colors: [], maxValue: '9000.00', near: null }}
      env={env}
      path={`/${language}/categories`}
    />,
  )
  const [from, to] = document.querySelectorAll<HTMLInputElement>('[data-price] input[type="text"]')
  expect([from?.value, to?.value]).toEqual(['1200', '2500'])
  for (const field of [from, to]) expect(field).toHaveAccessibleDescription(said)
})
