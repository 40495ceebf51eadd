import { CheckedDiscount } from '@shyrdak/sdk/contract'
import { build } from '@shyrdak/sdk/testing'
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
  expect(whole).toEqual(['2026-ж.,', '22-декабрь'])
})
