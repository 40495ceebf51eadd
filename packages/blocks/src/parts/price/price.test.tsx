import { render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Price } from './price.tsx'

const labels = { now: 'Price now', before: 'Price before' }
const text = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ')

test('without a discount there is one amount', () => {
  render(<Price view="3450.00" discount="0.00" currency="KGS" language="ru" labels={labels} />)
  expect(text()).toBe('3 450.00 KGS')
  expect(document.querySelector('s')).toBeNull()
})

test('with a discount, the price before it is struck through and labelled', () => {
  render(<Price view="1200.00" discount="199.99" currency="USD" language="en" labels={labels} />)
  expect(screen.getByText('$1,000.01')).toHaveAttribute('data-label', 'Price now ')
  const before = screen.getByText('$1,200.00')
  expect(before.tagName).toBe('S')
  expect(before).toHaveAttribute('data-label', 'Price before ')
})

test('the amount charged is in som', () => {
  render(<Price saleCost="1234.50" language="kg" />)
  expect(text()).toBe('1 234.50 KGS')
})

test('any price and discount have two decimals and are never negative', () => {
  const money = fc.integer({ min: 0, max: 99_999_999 }).map((minor) => (minor / 100).toFixed(2))
  fc.assert(
    fc.property(money, money, (view, discount) => {
      const { unmount, container } = render(
        <Price
          view={view}
          discount={discount}
          currency="KGS"
          language="en"
          labels={{ now: '', before: '' }}
        />,
      )
      expect(container.querySelector('.shyrdak-price-now')?.firstChild?.textContent).toMatch(
        /^\s*\d{1,3}(\u00a0\d{3})*\.\d\d\u00a0KGS$/,
      )
      unmount()
    }),
  )
})
