import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { entryOf } from '../../testing/entry.ts'
import { discountPercent } from './discount-percent.ts'
import { ProductCard, type ProductCardProps, type ProductCardMessage } from './product-card.tsx'

const MESSAGES: Record<ProductCardMessage, string> = {
  'product.addToCart': 'Себетке салуу',
  'product.colors': 'Түстөрү',
  'price.now': 'Баасы',
  'price.before': 'Мурунку баасы',
}
const env: ProductCardProps['env'] = {
  language: 'kg',
  link: (path) => `/kg${path}`,
  image: (photo) => `https://api.test${photo}`,
  messages: (key) => MESSAGES[key],
}

test('it shows the name in the language of the page, and the price', () => {
  const { container } = render(<ProductCard entry={entryOf()} env={env} />)
  expect(screen.getByRole('heading', { level: 3, name: '«Ала-Тоо» тапочкасы' })).toBeInTheDocument()
  expect(screen.getByText('3 450.00 KGS')).toBeInTheDocument()
  expect(container.querySelector('s')).toBeNull()
  expect(container.querySelector('img')).toHaveAttribute('src', 'https://api.test/media/ala-too-red-1.jpg')
})

test('an untranslated name is shown in Russian', () => {
  const entry = entryOf()
  const name = { ...entry.product.name, kg: '' }
  render(<ProductCard entry={{ ...entry, product: { ...entry.product, name } }} env={env} />)
  expect(screen.getByRole('link', { name: 'Тапочки «Ала-Тоо»' })).toBeInTheDocument()
})

test('"Add to cart" links to the product page', () => {
  render(<ProductCard entry={entryOf()} env={env} />)
  const add = screen.getByRole('link', { name: 'Себетке салуу: «Ала-Тоо» тапочкасы' })
  expect(add).toHaveAttribute('href', '/kg/product/ala-too')
  expect(add).toHaveTextContent(/^Себетке салуу$/)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('a discount shows both prices and the percentage', () => {
  const { container } = render(<ProductCard entry={entryOf('690.00')} env={env} />)
  expect(container.querySelector('.shyrdak-price-now')).toHaveTextContent('2 760.00 KGS')
  expect(container.querySelector('s')).toHaveTextContent('3 450.00 KGS')
  expect(screen.getByText('−20%')).toBeInTheDocument()
})

test('a discount below one percent has no badge', () => {
  const { container } = render(<ProductCard entry={entryOf('1.00')} env={env} />)
  expect(container.querySelector('.shyrdak-badge')).toBeNull()
  expect(discountPercent('0.00', '0.00')).toBe(0)
  expect(discountPercent('100.00', '29.99')).toBe(29)
})

test('it shows in which colours there are, and another view for a mouse', () => {
  const colors = ['#111111', '#222222', '#333333', '#444444', '#555555', '#666666', '#777777']
  const { container } = render(
    <ProductCard entry={{ ...entryOf(), colors, second_photo: '/media/ala-too-red-2.jpg' }} env={env} />,
  )
  expect(screen.getByText('Түстөрү: 7')).toBeInTheDocument()
  expect(container.querySelectorAll('.shyrdak-product-card-color')).toHaveLength(5)
  expect(screen.getByText('+2')).toBeInTheDocument()
  const [, second] = container.querySelectorAll('img')
  expect(second).toHaveAttribute('src', 'https://api.test/media/ala-too-red-2.jpg')
  expect(second).toHaveAttribute('loading', 'lazy')
})

test('a card of one colour links to that colour', () => {
  render(<ProductCard entry={{ ...entryOf(), variation_id: 7 }} env={env} />)
  for (const link of screen.getAllByRole('link'))
    expect(link.getAttribute('href')).toMatch(/\/product\/[\w-]+\?variation=7$/)
})
