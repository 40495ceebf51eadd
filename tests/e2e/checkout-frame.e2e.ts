import { expect, test } from './flow.ts'
import { addFromListing, openCart } from './people/put-in-cart.ts'
import { plentyOf } from './store/goods.ts'

test(
  'a shopper who goes on from the basket has the light header of the checkout, and the whole one again on the way back',
  { tag: ['@phone', '@desk'] },
  async ({ shopper, origin }) => {
    const { page } = shopper
    await addFromListing(shopper, await plentyOf(origin, 21))
    await openCart(shopper)
    const header = page.getByRole('banner')
    const isCanonical = async () =>
      expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', page.url())
    const toCheckout = page.getByRole('main').locator('a[href$="/order/registration"]')
    await expect(header.getByRole('searchbox')).toBeAttached()
    await toCheckout.click()
    await expect(page).toHaveURL(/\/order\/registration$/)
    await expect(header.getByRole('link', { name: 'Back to basket' })).toBeVisible()
    await expect(header.getByRole('searchbox')).toHaveCount(0)
    await isCanonical()
    await expect(page.locator('.site-footer-switch a[lang="ru"]')).toHaveAttribute(
      'href',
      /\/ru\/order\/registration$/,
    )
    await page.goBack()
    await expect(header.getByRole('searchbox')).toBeAttached()
    await expect(header.locator('[data-cart-count]')).toHaveText('1')
    await isCanonical()
  },
)

test(
  'a transition that the browser skips is no error, and a promise that fails is one',
  { tag: '@phone' },
  async ({ shopper: { page }, trouble }) => {
    trouble.expect(/The basket is gone/)
    await page.goto('/order/basket')
    const isSilenced = (name: string, message: string) =>
      page.evaluate(
        ([name, message]) =>
          new Promise<boolean>((resolve) => {
            addEventListener('unhandledrejection', (event) => resolve(event.defaultPrevented), { once: true })
            void Promise.reject(new DOMException(message, name))
          }),
        [name, message] as const,
      )
    // What Chromium says of a document that has not asked for it when it is first shown.
    const skipped = 'Transition was aborted because of invalid state. ViewTransition opt-in disabled'
    expect(await isSilenced('InvalidStateError', skipped)).toBe(true)
    expect(await isSilenced('InvalidStateError', 'The basket is gone')).toBe(false)
  },
)
