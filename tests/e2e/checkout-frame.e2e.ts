import { expect, test, WITH_MOTION } from './flow.ts'
import { comeToPlacing, placeOrder } from './people/check-out.ts'
import { logIn } from './people/have-account.ts'
import { addFromListing, openCart } from './people/put-in-cart.ts'
import { plentyOf } from './store/goods.ts'

test.use(WITH_MOTION)

test(
  'a shopper gets the checkout’s short header after the cart, and the full one again on going back',
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
  'the cookie dialog appears in the checkout without taking the focus, and is answered once',
  { tag: ['@phone', '@desk'] },
  async ({ shopper, origin }) => {
    const { page, messages } = shopper
    await addFromListing(shopper, await plentyOf(origin, 21))
    await page.clock.install()
    await page.goto('/order/registration')
    await expect(page.locator('.shyrdak-checkout')).toHaveAttribute('data-state', 'contact')
    const dialog = page.getByRole('dialog', { name: /cookies/i })
    await page.clock.fastForward(15_000)
    await expect(dialog).toHaveCount(0)
    const street = page.getByRole('textbox', { name: messages.street })
    await street.evaluate((field) => scrollBy(0, field.getBoundingClientRect().bottom - innerHeight + 20))
    await street.focus()
    await page.keyboard.type('Чүй ')
    await page.clock.fastForward(5_100)
    await expect(dialog).toBeVisible()
    await page.keyboard.type('120')
    await expect(street).toBeFocused()
    await expect(street).toHaveValue('Чүй 120')
    const isCovered = async () => {
      const [above, below] = [await dialog.boundingBox(), await street.boundingBox()]
      return (
        (below?.x ?? 0) < (above?.x ?? 0) + (above?.width ?? 0) &&
        (below?.y ?? 0) + (below?.height ?? 0) > (above?.y ?? 0)
      )
    }
    await expect.poll(isCovered).toBe(false)
    await page.getByRole('button', { name: messages.toDelivery }).click()
    await expect(page.getByText('Enter your first name').first()).toBeVisible()
    await dialog.getByRole('button', { name: 'Accept all' }).click()
    await expect(dialog).toHaveCount(0)
    await page.reload()
    await page.clock.fastForward(30_000)
    await expect(dialog).toHaveCount(0)
  },
)

for (const language of ['en', 'ru', 'kg'] as const)
  test.describe(language, () => {
    test.use({ language })

    test(
      'the cookie dialog does not cover the button to delivery at the bottom edge of a phone',
      { tag: '@phone' },
      async ({ shopper, origin }) => {
        const { page, messages } = shopper
        await addFromListing(shopper, await plentyOf(origin, 21))
        await page.clock.install()
        await page.goto('/order/registration')
        await expect(page.locator('.shyrdak-checkout')).toHaveAttribute('data-state', 'contact')
        await page.clock.fastForward(20_100)
        const dialog = page.getByRole('dialog', { name: /cookie/i })
        await expect(dialog).toBeVisible()
        const next = page.getByRole('button', { name: messages.toDelivery })
        await next.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }))
        await expect(dialog).not.toBeInViewport()
        const [above, below] = [await dialog.boundingBox(), await next.boundingBox()]
        expect((below?.y ?? 0) + (below?.height ?? 0)).toBeLessThanOrEqual(above?.y ?? 0)
      },
    )
  })

test(
  'the steps above and the sums below stay where they are while the order is placed',
  { tag: '@phone' },
  async ({ shopper, origin }) => {
    const { page } = shopper
    await addFromListing(shopper, await plentyOf(origin, 22))
    await openCart(shopper)
    await comeToPlacing(shopper)
    const places = () =>
      page
        .locator('.shyrdak-checkout-progress, .shyrdak-order-summary')
        .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top + scrollY)))
    const before = await places()
    expect(before).toHaveLength(2)
    let answer = () => {}
    const answered = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/frontend/order/retail*', async (route) => {
      await answered
      await route.continue()
    })
    await placeOrder(shopper)
    await expect(page.locator('.shyrdak-checkout')).toHaveAttribute('data-state', 'placing')
    expect(await places()).toEqual(before)
    answer()
    await page.waitForURL('**/test-bank/**')
  },
)

test(
  'the cookie dialog covers nothing of a login whose password is refused',
  { tag: ['@phone', '@desk'] },
  async ({ shopper, trouble }) => {
    const { page } = shopper
    trouble.expect(/\/frontend\/login|401/)
    await page.clock.install()
    await page.goto('/admin/login')
    await logIn(shopper, { email: 'shopper@example.com', password: 'not-the-password' })
    await expect(page.getByText('The login detail is incorrect')).toBeVisible()
    await page.clock.fastForward(20_100)
    const dialog = page.getByRole('dialog', { name: /cookie/i })
    await expect(dialog).toBeVisible()
    const [above, below] = [await page.locator('.site-sign-in').boundingBox(), await dialog.boundingBox()]
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  },
)

for (const path of ['/order/basket', '/about'])
  test(
    `at ${path} a view transition that the browser skips is not an error, and a rejected promise is one`,
    { tag: '@phone' },
    async ({ shopper: { page }, trouble }) => {
      trouble.expect(/The basket is gone/)
      await page.goto(path)
      const isSilenced = (name: string, message: string) =>
        page.evaluate(
          ([name, message]) =>
            new Promise<boolean>((resolve) => {
              addEventListener('unhandledrejection', (event) => resolve(event.defaultPrevented), {
                once: true,
              })
              void Promise.reject(new DOMException(message, name))
            }),
          [name, message] as const,
        )
      // Chromium's error for a document that had not opted in when it was first shown.
      const skipped = 'Transition was aborted because of invalid state. ViewTransition opt-in disabled'
      expect(await isSilenced('InvalidStateError', skipped)).toBe(true)
      expect(await isSilenced('InvalidStateError', 'The basket is gone')).toBe(false)
    },
  )
