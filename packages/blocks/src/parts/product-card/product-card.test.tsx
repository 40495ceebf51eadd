import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { entryOf } from '../../testing/entry.ts'
import { discountPercent } from './discount-percent.ts'
import { ProductCard, type ProductCardProps, type ProductCardMessage } from './product-card.tsx'

const MESSAGES: Record<ProductCardMessage, string> = {
  'product.addToCart': 'Себетке салуу',
  'product.colors': 'Түстөрү',
  'product.rating': 'Баалоо',
  'product.wishlist': 'Тандалгандар',
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
  expect(screen.getByRole('article')).toHaveAttribute('data-discount', '−20%')
})

test('a discount below one percent has no badge', () => {
  const { container } = render(<ProductCard entry={entryOf('1.00')} env={env} />)
  expect(container.querySelector('[data-discount]')).toBeNull()
  expect(discountPercent('0.00', '0.00')).toBe(0)
  expect(discountPercent('100.00', '29.99')).toBe(29)
})

test('it shows the available colours, and has a second photo for hovering', () => {
  const colors = ['#111111', '#222222', '#333333', '#444444', '#555555', '#666666', '#777777']
  const { container } = render(
    <ProductCard entry={{ ...entryOf(), colors, second_photo: '/media/ala-too-red-2.jpg' }} env={env} />,
  )
  const dots = screen.getByRole('img', { name: 'Түстөрү: 7' })
  expect(dots).toHaveTextContent('+2')
  expect(dots.style.getPropertyValue('--card-swatch'), 'no shadow is seen below what throws it').toBe(
    '#111111',
  )
  expect(dots.style.getPropertyValue('--card-swatches')).not.toContain('#111111')
  expect(dots.style.getPropertyValue('--card-swatches')).toContain('84px 0 #555555')
  expect(dots.style.getPropertyValue('--card-swatches')).not.toContain('#666666')
  const card = container.querySelector<HTMLElement>('.shyrdak-product-card')
  expect(card?.style.getPropertyValue('--card-second')).toContain('/media/ala-too-red-2-320.webp')
  expect(container.querySelectorAll('img'), 'it is loaded by a mouse').toHaveLength(1)
})

test('it shows the average rating and the number of reviews', () => {
  render(<ProductCard entry={{ ...entryOf(), rating: { average: 4.6, count: 12 } }} env={env} />)
  expect(screen.getByRole('img', { name: 'Баалоо: 4,6 / 5 (12)' })).toHaveTextContent('4,6 (12)')
})

test('a card has a heart only on a page with wishlists', () => {
  const { rerender } = render(<ProductCard entry={entryOf()} env={env} />)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  const withHearts = { ...env, hasWishlist: true }
  rerender(<ProductCard entry={entryOf()} env={withHearts} />)
  const heart = screen.getByRole('button', { name: 'Тандалгандар: «Ала-Тоо» тапочкасы' })
  expect(heart).toHaveAttribute('data-wishlist-item', `retail-${entryOf().id}`)
  expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('a special product links to its own page, and its heart has a key for special goods', () => {
  const link = (path: string) => `https://shop.example/kg${path}`
  render(<ProductCard entry={entryOf()} env={{ ...env, link, hasWishlist: true }} market="special" />)
  expect(screen.getByRole('link', { name: '«Ала-Тоо» тапочкасы' })).toHaveAttribute(
    'href',
    `https://shop.example/kg/special-product/${entryOf().slug}`,
  )
  expect(screen.getByRole('button')).toHaveAttribute('data-wishlist-item', `special-${entryOf().id}`)
})

test('a complete card has at most thirteen elements, since a list has dozens of cards', () => {
  const { container } = render(
    <ProductCard
      entry={{
        ...entryOf('690.00'),
        colors: ['#111111', '#222222', '#333333'],
        second_photo: '/media/ala-too-red-2.jpg',
        rating: { average: 4.6, count: 12 },
      }}
      env={{ ...env, hasWishlist: true }}
    />,
  )
  expect(container.querySelectorAll('*').length).toBeLessThanOrEqual(13)
})

test('in a list the card is the list item itself', () => {
  render(
    <ul>
      <ProductCard entry={entryOf()} env={env} as="li" />
    </ul>,
  )
  expect(screen.getByRole('listitem')).toHaveClass('shyrdak-product-card')
  expect(screen.queryByRole('article')).not.toBeInTheDocument()
})

test('a card of one colour links to that colour', () => {
  render(<ProductCard entry={{ ...entryOf(), variation_id: 7 }} env={env} />)
  for (const link of screen.getAllByRole('link'))
    expect(link.getAttribute('href')).toMatch(/\/product\/[\w-]+\?variation=7$/)
})

test('where the system forces its colours, the heart is painted in two of them: unpressed and pressed', () => {
  const css = readFileSync(join(import.meta.dirname, 'product-card.css'), 'utf8')
  const [, forced = ''] = /@media \(forced-colors: active\) \{(.*?)\n\}/s.exec(css) ?? []
  // Otherwise the background that the heart is cut from becomes that of the page.
  expect(forced).toMatch(/heart::after \{\s+forced-color-adjust: none/)
  expect(forced).toMatch(/heart::after \{\s+background: ButtonText/)
  expect(forced).toMatch(/heart\[aria-pressed='true'\]::after \{\s+background: Highlight/)
})
