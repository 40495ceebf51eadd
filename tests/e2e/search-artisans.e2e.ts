import { expect, test } from './flow.ts'
import { findBarriers } from './people/find-barriers.ts'

test(
  'a shopper who types the name of a workshop finds it with its goods, and opens it',
  { tag: ['@phone', '@desk'] },
  async ({ shopper: { page } }) => {
    await page.goto('/ru')
    const field = page.getByRole('banner').getByRole('combobox')
    await field.fill('каныкей')
    await field.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Поиск: каныкей')
    const goods = page.getByRole('region', { name: 'Изделия мастерских' })
    await expect(goods.getByRole('link', { name: /Зеркало Каныкей/ }).first()).toBeVisible()
    expect(await findBarriers(page)).toEqual([])
    await page
      .getByRole('region', { name: 'Мастерские' })
      .getByRole('link', { name: /«Каныкей», Талас/ })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Каныкей')
    await expect(page).toHaveURL(/\/ru\/craftsman\/\d+$/)
  },
)

test(
  'a shopper finds what only workshops make, below no other goods, and opens it',
  { tag: ['@phone', '@desk'] },
  async ({ shopper: { page } }) => {
    await page.goto('/ru/search?text=юрта целиком')
    const goods = page.getByRole('region', { name: 'Изделия мастерских' })
    await expect(page.getByRole('region', { name: 'Все товары' })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Хиты продаж' })).toHaveCount(0)
    await goods
      .getByRole('link', { name: /Юрта целиком/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/ru\/special-product\/whole-yurt$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Юрта целиком')
  },
)

test(
  'more goods of workshops than a row are one link away, below the goods of the shop',
  { tag: ['@phone', '@desk'] },
  async ({ shopper: { page } }) => {
    await page.goto('/en/search?text=rug')
    await expect(page.getByRole('region', { name: 'All products' })).toBeVisible()
    const goods = page.getByRole('region', { name: 'Made by workshops' })
    await expect(goods.getByRole('listitem')).toHaveCount(4)
    const all = goods.getByRole('link', { name: /^See all \(\d+\): Made by workshops$/ })
    const total = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0])
    await all.click()
    await expect(page).toHaveURL(/\/en\/search\?text=rug&only=special$/)
    await expect(goods.getByRole('listitem')).toHaveCount(Math.min(total, 24))
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('link', { name: 'All results' }).click()
    await expect(page).toHaveURL(/\/en\/search\?text=rug$/)
  },
)
