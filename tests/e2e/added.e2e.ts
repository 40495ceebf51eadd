import { expect, test, type Shopper } from './flow.ts'
import { addFromListing, putInCart } from './people/put-in-cart.ts'
import { plentyOf } from './store/goods.ts'

/** The quantity, add buttons and cart count that the message covers while they are in view. */
const coveredBy = ({ page }: Shopper): Promise<string[]> =>
  page.evaluate(() => {
    const message = [...document.querySelectorAll('.shyrdak-alert-stack-item')]
      .at(-1)
      ?.getBoundingClientRect()
    if (!message || message.height < 40) throw new Error('nothing says what was added')
    const parts = [
      '.shyrdak-buy-box-action > .shyrdak-quantity',
      '.shyrdak-buy-box-action > .shyrdak-button',
      '.shyrdak-buy-box-bar[data-state="shown"] .shyrdak-button',
      '[data-cart-count]',
    ]
    return parts.filter((part) =>
      [...document.querySelectorAll(part)]
        .map((element) => element.getBoundingClientRect())
        .some(
          ({ left, right, top, bottom }) =>
            left < message.right && message.left < right && top < message.bottom && message.top < bottom,
        ),
    )
  })

for (const width of [320, 390, 768, 1440])
  for (const size of ['100%', '200%'])
    test(
      `the message about added goods covers neither count nor button, at ${width} px and text of ${size}`,
      { tag: '@desk' },
      async ({ shopper, origin }) => {
        const { page } = shopper
        await page.setViewportSize({ width, height: width < 800 ? 844 : 900 })
        await page.goto(`/product/${(await plentyOf(origin, 12)).slug}`)
        await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size)
        await page.locator('[data-island="buy-box"]').scrollIntoViewIfNeeded()
        await putInCart(shopper, await plentyOf(origin, 12))
        const message = page.locator('.shyrdak-alert-stack-item')
        await expect(message.getByRole('link', { name: 'Go to checkout' })).toBeVisible()
        await expect(message.last()).toBeInViewport()
        expect(await coveredBy(shopper)).toEqual([])
        // Added again from the sticky bar of a phone: a single message, above the bar.
        if (width > 780) return
        const bar = page.locator('.shyrdak-buy-box-bar')
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
        await expect(bar).toHaveAttribute('data-state', 'shown')
        await bar.getByRole('button').click()
        await expect(message).toHaveCount(1)
        await expect(message).toContainText('× 2')
        await expect(message).toBeInViewport()
        expect(await coveredBy(shopper)).toEqual([])
      },
    )

for (const language of ['en', 'ru', 'kg'] as const)
  test.describe(language, () => {
    test.use({ language })

    for (const width of [320, 390, 1440])
      test(
        `at ${width} px the message about added goods stays as it is once delivery is known`,
        { tag: '@desk' },
        async ({ shopper, origin }) => {
          const { page } = shopper
          await page.setViewportSize({ width, height: 844 })
          let answer = () => {}
          const answered = new Promise<void>((resolve) => (answer = resolve))
          await page.route('**/delivery/retail/services*', async (route) => {
            await answered
            await route.continue()
          })
          await addFromListing(shopper, await plentyOf(origin, 12))
          const summary = page.locator('.shyrdak-added-summary')
          const delivery = summary.locator('dl > div').last()
          await expect(delivery).toContainText('…')
          const before = await summary.boundingBox()
          answer()
          await expect(delivery).not.toContainText('…')
          expect((await summary.boundingBox())?.height).toBe(before?.height)
        },
      )
  })
