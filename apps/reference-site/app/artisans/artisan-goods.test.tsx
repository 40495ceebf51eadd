import type { Language } from '@shyrdak/sdk/contract'
import { SpecialProductEntry } from '@shyrdak/sdk/contract'
import { aProductEntry, build } from '@shyrdak/sdk/testing'
import { render, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { pageEnv } from '../page/page-env.ts'
import { ArtisanGoodsLists } from './artisan-goods-lists.tsx'

interface Lists {
  language?: Language
  special?: number
  shop?: number
  page?: number
  shopPage?: number
}

const pageOf = <Row,>(row: Row, total: number, current_page: number) => ({
  data: total > 0 ? [row] : [],
  total,
  per_page: 24,
  current_page,
  last_page: Math.max(1, Math.ceil(total / 24)),
  next_page_url: null,
})

function renderGoods({ language = 'en', special = 0, shop = 0, page = 1, shopPage = 1 }: Lists) {
  render(
    <ArtisanGoodsLists
      profile={{ artisans_id: 7 }}
      special={pageOf(build(SpecialProductEntry, { id: 1, slug: 'a-rug' }), special, page)}
      shop={pageOf(aProductEntry({ id: 2, slug: 'mules' }), shop, shopPage)}
      env={pageEnv({ language, country: 'KG', prefix: `/${language}`, apiHost: '' })}
    />,
  )
}

const hrefs = (region: HTMLElement) =>
  within(region)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

test.each([
  ['en', 'One of a kind', '1 piece', 'In the store', '21 pieces'],
  ['ru', 'В единственном экземпляре', '1 работа', 'В магазине', '21 работа'],
  ['kg', 'Кайталангыс буюмдар', '1 буюм', 'Дүкөндө', '21 буюм'],
] as const)(
  'a visitor in %s finds a workshop’s one-of-a-kind and shop goods, with their counts',
  (language, special, ofSpecial, shop, ofShop) => {
    renderGoods({ language, special: 1, shop: 21 })
    const first = screen.getByRole('region', { name: special })
    expect(first).toHaveTextContent(ofSpecial)
    expect(hrefs(first)).toContain(`/${language}/special-product/a-rug`)
    const second = screen.getByRole('region', { name: shop })
    expect(second).toHaveTextContent(ofShop)
    expect(hrefs(second)).toContain(`/${language}/product/mules`)
  },
)

describe('a visitor who pages through one list', () => {
  test('keeps the page of the other list, and is led to the list that was paged', () => {
    renderGoods({ special: 60, shop: 60, page: 2, shopPage: 3 })
    const special = screen.getByRole('navigation', { name: 'Pages: One of a kind' })
    expect(within(special).getByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      '/en/order-history/7?page=3&shop=3',
    )
    const shop = screen.getByRole('navigation', { name: 'Pages: In the store' })
    expect(within(shop).getByRole('link', { name: 'Previous' })).toHaveAttribute(
      'href',
      '/en/order-history/7?page=2&shop=2#shop',
    )
    expect(within(shop).getByRole('link', { name: 'Page 1' })).toHaveAttribute(
      'href',
      '/en/order-history/7?page=2#shop',
    )
  })

  test('is led to the top of the page when there is no other list above', () => {
    renderGoods({ shop: 60 })
    expect(screen.queryByRole('region', { name: 'One of a kind' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/en/order-history/7?shop=2')
  })
})

test('a workshop that sells nothing in the visitor’s country says so once', () => {
  renderGoods({})
  expect(screen.getByText('Nothing from this workshop is sold in your country at the moment.')).toBeVisible()
  expect(screen.queryByRole('heading')).toBeNull()
})
