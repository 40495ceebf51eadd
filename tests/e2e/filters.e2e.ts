import { expect, test } from './flow.ts'
import { foundGoods, narrowTo } from './people/narrow-list.ts'

test(
  'filters combine, count, are in the address, and follow the browser’s history',
  { tag: '@phone' },
  async ({ shopper }) => {
    const { page, messages } = shopper
    await page.goto('/categories')
    const all = await foundGoods(shopper)
    await page.getByRole('button', { name: messages.filters }).click()
    const promised = Number(
      await page.locator('.shyrdak-checkbox:has(input[value="slippers"])').getAttribute('data-count'),
    )
    await page.getByRole('button', { name: 'Close' }).first().click()
    await narrowTo(shopper, 'model', 'slippers')
    expect(await foundGoods(shopper)).toBe(promised)
    expect(promised).toBeLessThan(all)
    await narrowTo(shopper, 'group', 'children')
    const both = await foundGoods(shopper)
    expect(both).toBeLessThan(promised)
    await expect(page).toHaveURL(/group=children.*model=slippers|model=slippers.*group=children/)

    await page.goBack()
    await expect(page).not.toHaveURL(/group=/)
    expect(await foundGoods(shopper)).toBe(promised)
    await page.goForward()
    expect(await foundGoods(shopper)).toBe(both)
    await page.goto('/categories?model=boots&max=1')
    await expect(page.getByText('There are no products matching the selected filters')).toBeVisible()
  },
)

test(
  'on a phone the button shows how many goods the chosen filters leave, sizes among them',
  { tag: '@phone' },
  async ({ shopper }) => {
    const { page, messages } = shopper
    await page.goto('/categories/women')
    await page.getByRole('button', { name: messages.filters }).click()
    const show = page.locator('#site-filters-form [type="submit"]')
    await expect(show).toHaveText(messages.showGoods)
    const size = page.locator('.site-size').filter({ hasText: /^38$/ })
    const counts = [size, page.locator('.site-dye').first()].map((one) =>
      one.evaluate((element) => getComputedStyle(element, '::after').content),
    )
    const [sizes, dyes] = await Promise.all(counts)
    expect([sizes, dyes], 'how many there are is seen, not only read out').toEqual([
      expect.stringMatching(/^"\d+"$/),
      expect.stringMatching(/^"\d+"$/),
    ])
    await page.locator('#site-filters-form input[name="size"][value="38"]').check()
    await expect(show).toHaveText(/^Show \d+\sitems?$/)
    const promised = Number.parseInt((await show.innerText()).replaceAll(/\D/g, ''), 10)
    expect(sizes).toBe(`"${promised}"`)
    await show.click()
    await expect(page).toHaveURL(/\?size=38$/)
    expect(await foundGoods(shopper)).toBe(promised)
    await expect(page.getByRole('link', { name: /Size 38/ })).toBeVisible()
  },
)

test.describe('on a desktop', () => {
  test.use({ language: 'ru' })

  test(
    'a filter keeps the scroll position, a new page begins at the top, and going back restores the position',
    { tag: '@desk' },
    async ({ shopper }) => {
      const { page } = shopper
      const top = () => page.evaluate(() => Math.round(scrollY))
      await page.goto('/categories')
      await page.mouse.wheel(0, 400)
      await expect.poll(top).toBe(400)
      const before = await top()
      await page.locator('#site-filters-form input[value="stitched"]').check()
      await expect(page).toHaveURL(/technique=stitched/)
      await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(40)

      const card = page.locator('main .shyrdak-product-card').nth(5)
      await card.scrollIntoViewIfNeeded()
      // The click scrolls once more if the transition between the pages still covers the card.
      await page.evaluate(() =>
        addEventListener('pagehide', () => sessionStorage.setItem('left at', String(Math.round(scrollY)))),
      )
      await card.getByRole('link').first().click()
      await expect(page).toHaveURL(/\/product\//)
      expect(await top()).toBe(0)
      const left = await page.evaluate(() => Number(sessionStorage.getItem('left at')))
      await page.goBack()
      await expect(page).toHaveURL(/technique=stitched/)
      await expect.poll(async () => Math.abs((await top()) - left)).toBeLessThan(40)
    },
  )
})

test(
  'a typed price moves the slider, and a text that is not a price is reported',
  { tag: '@desk' },
  async ({ shopper: { page } }) => {
    await page.goto('/categories')
    const slider = page.locator('[data-slider="min"]')
    await page.locator('input[name="min"]').pressSequentially('1500')
    await expect(slider).toHaveValue('1500')
    await page.goto('/categories?min=abc&max=-5')
    await expect(
      page.getByText('We couldn’t read the price. Enter a number, for example 1500.'),
    ).toBeVisible()
  },
)
