import { SpecialProduct } from '@shyrdak/sdk/contract'
import { build } from '@shyrdak/sdk/testing'
import { render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { pageEnv } from '../page/page-env.ts'
import { MakerCard } from './maker-card.tsx'
import { SpecialGoodsGrid } from './special-goods-grid.tsx'
import { specialProductData } from './special-product-data.ts'

const text = (messages: string) => ({ en: messages, ru: messages, kg: messages })
const env = pageEnv({ language: 'en', country: 'KG', prefix: '/en', apiHost: '' })
const variation = {
  id: 11,
  color: { id: 1, name: text('Madder'), hex: '#a8322a' },
  photos: ['/media/a.jpg'],
  sizes: [
    { size: '120 cm', stock: 2 },
    { size: '180 cm', stock: 0 },
  ],
}
const indigo = { ...variation, id: 12, color: { id: 2, name: text('Indigo'), hex: '#2d3f66' } }
const maker = { id: 7, name: text('Kochkor'), position: text('Shyrdaks'), profile_pic: '/media/face.jpg' }
const product = build(SpecialProduct, {
  id: 3,
  slug: 'a-rug',
  sale_cost: '68000.00',
  made_to_order_days: 30,
  artisan: maker,
  variations: [variation, indigo],
})

describe('the workshop’s card at a special product', () => {
  test('links to the workshop and to a question about the product', () => {
    render(<MakerCard artisan={maker} slug="a-rug" env={env} />)
    expect(screen.getByRole('heading', { name: 'Kochkor' })).toBeTruthy()
    const [artisan, question] = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(artisan).toBe('/en/craftsman/7')
    expect(question).toBe('/en/admin/chat?about=a-rug')
  })
})

test('the workshop’s card at a retail product links to its other goods in the catalogue', () => {
  render(<MakerCard artisan={maker} slug="a-rug" env={env} hasGoods />)
  const goods = screen.getByRole('link', { name: 'All goods of this workshop' })
  expect(goods.getAttribute('href')).toBe('/en/categories?artisan=7')
})

test('every link of a special product’s card leads to its page', () => {
  const entry = {
    id: 3,
    slug: 'a-rug',
    photo: '/media/a.jpg',
    name: text('A rug'),
    sale_cost: '68000.00',
    price: { view: '68000.00', discount: { view: '0.00' } },
    currency: { currency: 'KGS', rate_date: null },
    artisan: { id: 7, name: text('Kochkor') },
  }
  render(<SpecialGoodsGrid goods={[entry]} env={env} />)
  for (const link of screen.getAllByRole('link'))
    expect(link.getAttribute('href')).toBe('/en/special-product/a-rug')
})

describe('a special product’s structured data', () => {
  const place = {
    origin: 'https://shop.example',
    prefix: '/kg',
    media: 'https://shop.example',
    language: 'kg',
  } as const
  const offered = (change: Partial<typeof product>) =>
    specialProductData(place, { ...product, ...change })['offers'] as Record<string, unknown> | undefined
  const empty = [{ ...variation, sizes: [{ size: '120 cm', stock: 0 }] }]

  test('says whether it is in stock, made to order or sold out', () => {
    expect(offered({})?.['availability']).toBe('https://schema.org/InStock')
    expect(offered({ variations: empty })?.['availability']).toBe('https://schema.org/MadeToOrder')
    expect(offered({ variations: empty, made_to_order_days: null })?.['availability']).toBe(
      'https://schema.org/SoldOut',
    )
  })

  test('names its workshop, and has no offer where it is not sold', () => {
    expect(specialProductData(place, product)['manufacturer']).toMatchObject({
      url: 'https://shop.example/kg/craftsman/7',
    })
    expect(offered({ sale_cost: null, price: null, sold_here: false })).toBeUndefined()
  })
})
