import type { Page } from '@playwright/test'
import { expect, test } from './flow.ts'
import { openCart, waitUntilAlive } from './people/put-in-cart.ts'
import { pairsOf, plentyOf } from './store/goods.ts'

/** Holds back a script, as on a slow network, until the returned function is called. */
async function holdBack(page: Page, script: 'first' | 'buy-box' | 'react' | 'xstate'): Promise<() => void> {
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(`**/assets/${script}-*.js`, async (route) => {
    await arrival
    return route.continue()
  })
  return () => arrive()
}

test(
  'what is chosen and pressed before a product page is awake counts, and the last choice holds',
  { tag: ['@phone', '@desk'] },
  async ({ shopper: { page, language, messages }, origin }) => {
    const pair = await plentyOf(origin, 8)
    const other = (await pairsOf(origin, pair.slug)).find(
      ({ variation_id, size, stock }) =>
        variation_id === pair.variation_id && size !== pair.size && stock > 0,
    )
    const arrive = await holdBack(page, 'buy-box')
    await page.goto(`/product/${pair.slug}`)
    const box = page.locator('.shyrdak-buy-box')
    const add = box.getByRole('button', { name: messages.add }).first()
    const choose = (size: string) => box.getByRole('radio', { name: new RegExp(`^${size}\\b`) }).check()
    if (other) await choose(other.size)
    await choose(pair.size)
    await box.getByRole('radio', { name: pair.color[language] }).check()
    await add.click()
    await expect(add).toHaveAttribute('aria-busy', 'true')
    arrive()
    const said = page.locator('.shyrdak-alert-stack-item').filter({ hasText: pair.name[language] })
    await expect(said).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`variation=${pair.variation_id}&size=${pair.size}`))
    await expect(page.locator('[data-cart-count]').first()).toHaveText('1')
  },
)

for (const script of ['first', 'buy-box'] as const)
  test(
    `a press of Add before the script ${script} has loaded asks for a size`,
    { tag: '@phone' },
    async ({ shopper: { page, messages }, origin }) => {
      const arrive = await holdBack(page, script)
      // The load event waits for the first script.
      await page.goto(`/product/${(await plentyOf(origin, 8)).slug}`, {
        waitUntil: script === 'first' ? 'commit' : 'load',
      })
      const box = page.locator('.shyrdak-buy-box')
      await box.getByRole('button', { name: messages.add }).first().tap()
      arrive()
      await expect(box.getByRole('alert')).toHaveText('Please choose a size')
    },
  )

for (const left of ['for the cart', 'for another page, and comes back'] as const)
  test(
    `a shopper who adds a pair and leaves ${left}, before the cart has loaded, has it once`,
    { tag: left === 'for the cart' ? '@phone' : '@desk' },
    async ({ shopper, origin }) => {
      const { page, messages, language } = shopper
      const pair = await plentyOf(origin, 8)
      const arrive = await holdBack(page, 'xstate')
      await page.goto(`/product/${pair.slug}?variation=${pair.variation_id}&size=${pair.size}`)
      await waitUntilAlive(shopper)
      const add = page.locator('.shyrdak-buy-box').getByRole('button', { name: messages.add }).first()
      await add.click()
      await expect(add).toHaveAttribute('aria-busy', 'true')
      const count = page.locator('[data-cart-count]').first()
      if (left !== 'for the cart') {
        await page.goto('/about')
        await expect(count).toHaveText('1')
        arrive()
        await expect.poll(() => page.evaluate(() => localStorage.getItem('pendingAdds'))).toBeNull()
        await expect(count).toHaveText('1')
        await page.goBack()
        await waitUntilAlive(shopper)
        await openCart(shopper)
      } else {
        await page.getByRole('banner').getByRole('link', { name: messages.cart }).click()
        await page.waitForURL('**/order/basket')
        await expect(count).toHaveText('1')
        arrive()
      }
      const line = page.locator('.shyrdak-cart-line')
      await expect(line).toHaveCount(1)
      await expect(line).toContainText(pair.name[language])
      await expect(count).toHaveText('1')
      await page.reload()
      await expect(line).toHaveCount(1)
      await expect(count).toHaveText('1')
    },
  )

test(
  'a shopper who adds a pair and leaves before the product page is awake has it once, also after coming back',
  { tag: '@phone' },
  async ({ shopper, origin }) => {
    const { page, messages, language } = shopper
    const pair = await plentyOf(origin, 8)
    const arrive = await holdBack(page, 'react')
    const isListening = page.waitForRequest('**/assets/buy-box-*.js')
    await page.goto(`/product/${pair.slug}`)
    const box = page.locator('.shyrdak-buy-box')
    await box.getByRole('radio', { name: pair.color[language] }).check()
    await box.getByRole('radio', { name: new RegExp(`^${pair.size}\\b`) }).check()
    const add = box.getByRole('button', { name: messages.add }).first()
    await add.tap()
    await expect(add).toHaveAttribute('aria-busy', 'true')
    await isListening
    await page.goto('/about')
    const count = page.locator('[data-cart-count]').first()
    await expect(count).toHaveText('1')
    arrive()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('pendingAdds'))).toBeNull()
    await page.goBack()
    await waitUntilAlive(shopper)
    await openCart(shopper)
    const line = page.locator('.shyrdak-cart-line')
    await expect(line).toHaveCount(1)
    await expect(line).toContainText(pair.name[language])
    await expect(count).toHaveText('1')
  },
)
