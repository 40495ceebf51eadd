import { CheckedDiscount } from '@shyrdak/sdk/contract'
import { build } from '@shyrdak/sdk/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aStore } from '../../testing/a-store.ts'
import { renderAsIsland } from '../../testing/render-as-island.tsx'
import { RefusedCode } from './refused-code.tsx'

test('the start date of a code is not broken at its hyphens in Kyrgyz', async () => {
  const discount = build(CheckedDiscount, {
    code: 'ЖАЗ',
    state: 'not_yet',
    valid_from: '2026-12-22T00:00:00.000Z',
    terms: null,
  })
  await renderAsIsland(aStore({ language: 'kg' }).store, <RefusedCode discount={discount} />)
  const whole = [...document.querySelectorAll('.shyrdak-unbroken-name')].map(({ textContent }) => textContent)
  expect(whole).toEqual(['2026-жылдын', '22-декабры'])
})

test.each([
  ['en', 'You’ve already used this code'],
  ['ru', 'Вы уже использовали этот промокод'],
  ['kg', 'Бул промокодду сиз буга чейин колдонгонсуз'],
] as const)('a buyer who has used a code reads in %s that it was their own use', async (language, text) => {
  const discount = build(CheckedDiscount, {
    code: 'ONCE',
    state: 'used_up',
    terms: null,
    valid_from: null,
    is_used_by_buyer: true,
  })
  await renderAsIsland(aStore({ language }).store, <RefusedCode discount={discount} />)
  expect(screen.getByText(text)).toBeVisible()
})
