import { SpecialProductEntry, type Language } from '@shyrdak/sdk/contract'
import { build } from '@shyrdak/sdk/testing'
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageEnv } from '../page/page-env.ts'
import { ArtisanSections } from './artisan-sections.tsx'

const pageOf = (total: number) => ({
  data: Array.from({ length: Math.min(total, 8) }, (_, place) =>
    build(SpecialProductEntry, { id: place + 1, slug: `yurt-${place + 1}` }),
  ),
  total,
  per_page: 8,
  current_page: 1,
  last_page: 1,
  next_page_url: null,
})

const renderFound = (total: number, language: Language = 'en') =>
  render(
    <ArtisanSections
      results={{ special: pageOf(total), artisans: null }}
      text="yurt"
      env={pageEnv({ language, country: 'KG', prefix: `/${language}`, apiHost: '' })}
      path={`/${language}/search`}
      most={4}
    />,
  )

test.each([
  ['en', 'Made by workshops', 'See all (12)'],
  ['ru', 'Изделия мастерских', 'Смотреть все (12)'],
  ['kg', 'Устаканалардын буюмдары', 'Баарын көрүү (12)'],
] as const)(
  'a shopper in %s sees a row of the goods of workshops, and a link to all',
  (language, title, all) => {
    renderFound(12, language)
    const goods = screen.getByRole('region', { name: title })
    expect(within(goods).getAllByRole('listitem')).toHaveLength(4)
    const link = within(goods).getByRole('link', { name: `${all}: ${title}` })
    expect(link).toHaveAttribute('href', `/${language}/search?text=yurt&only=special`)
  },
)

test('goods that fit into the row have no link to all', () => {
  renderFound(4)
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
  expect(screen.queryByRole('link', { name: /See all/ })).toBeNull()
})

test('without goods and workshops there is no section', () => {
  const { container } = renderFound(0)
  expect(container).toBeEmptyDOMElement()
})
