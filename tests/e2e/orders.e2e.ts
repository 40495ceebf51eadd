import { expect, test } from './flow.ts'
import { chooseByKeyboard, pressByKeyboard, tabTo, typeInto } from './people/by-keyboard.ts'
import {
  ADDRESS,
  chooseDelivery,
  choosePayment,
  fillInAddress,
  goToCheckout,
  goToDelivery,
  placeOrder,
} from './people/check-out.ts'
import { newcomer, register } from './people/have-account.ts'
import { answerAtBank, expectPaid } from './people/pay-at-bank.ts'
import { addFromListing, openCart, waitUntilAlive } from './people/put-in-cart.ts'
import { plentyOf } from './store/goods.ts'

test(
  'two pairs with different deliveries are paid as one order and shown as two parcels',
  { tag: '@desk' },
  async ({ shopper, origin }) => {
    const { page, messages } = shopper
    await addFromListing(shopper, await plentyOf(origin, 2))
    await addFromListing(shopper, await plentyOf(origin, 3))
    await openCart(shopper)
    await goToCheckout(shopper)
    await fillInAddress(shopper)
    await goToDelivery(shopper)
    await page.getByRole('button', { name: 'Choose delivery for each item' }).click()
    const parcels = page.locator('.shyrdak-checkout-parcel')
    await expect(parcels).toHaveCount(2)
    await parcels.nth(0).getByRole('radio', { name: 'Parcel by post' }).check()
    await parcels.nth(1).getByRole('radio', { name: 'EMS express courier' }).check()
    await page.getByRole('button', { name: messages.toPayment }).click()
    await choosePayment(shopper)
    await placeOrder(shopper)
    await answerAtBank(shopper, 'bankPays')
    await expectPaid(shopper)
    const travels = page.locator('.site-order-travel')
    await expect(travels).toHaveCount(2)
    await expect(travels.filter({ hasText: 'Parcel by post' })).toHaveCount(1)
    await expect(travels.filter({ hasText: 'EMS express courier' })).toHaveCount(1)
  },
)

test(
  'a shopper logged out during the checkout is told so in place, and goes on as a guest with all typed data',
  { tag: '@phone' },
  async ({ shopper, origin, trouble }) => {
    const { page } = shopper
    trouble.expect(/401/)
    await page.goto('/admin/register')
    await register(shopper, newcomer())
    await expect(page).toHaveURL(/\/admin\/profile$/)
    await addFromListing(shopper, await plentyOf(origin, 4))
    await openCart(shopper)
    await goToCheckout(shopper)
    await fillInAddress(shopper)
    const token = await page.evaluate(() => localStorage.getItem('id_token'))
    await page.request.delete('/api/frontend/session?country_iso_code=KG', {
      headers: { authorization: `Bearer ${token}` },
    })
    await goToDelivery(shopper)
    await chooseDelivery(shopper)
    await choosePayment(shopper)
    await placeOrder(shopper)
    await expect(page.getByText('Your session has ended')).toBeVisible()
    await expect(page).toHaveURL(/\/order\/registration/)
    await page.getByRole('button', { name: 'Continue as a guest' }).click()
    await answerAtBank(shopper, 'bankPays')
    await expectPaid(shopper)
    // The order belongs to the guest: the entered data is included.
    await expect(page.getByText(ADDRESS.email).first()).toBeVisible()
  },
)

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test(
    'a shopper buys by keyboard alone, from the product’s page to the payment',
    { tag: '@phone' },
    async ({ shopper, origin }) => {
      test.slow()
      const { page, messages, language } = shopper
      const pair = await plentyOf(origin, 6)
      await page.goto(`/product/${pair.slug}`)
      await waitUntilAlive(shopper)
      const box = page.locator('.shyrdak-buy-box')
      await chooseByKeyboard(page, box.getByRole('radio', { name: pair.color[language] }))
      await chooseByKeyboard(page, box.getByRole('radio', { name: new RegExp(`^${pair.size}\\b`) }))
      await pressByKeyboard(page, box.getByRole('button', { name: messages.add }))
      await pressByKeyboard(page, page.locator('.shyrdak-added-summary').getByRole('link'))
      const checkout = page.locator('.shyrdak-checkout')
      await expect(checkout).toHaveAttribute('data-state', 'contact')
      for (const [field, value] of Object.entries(ADDRESS))
        await typeInto(page, page.getByLabel(messages[field as keyof typeof ADDRESS]), value) // the keys of ADDRESS
      await pressByKeyboard(page, page.getByRole('button', { name: messages.toDelivery }))
      await expect(checkout).toHaveAttribute('data-state', 'delivery')
      await chooseByKeyboard(page, page.locator('.shyrdak-checkout-parcel').getByRole('radio').nth(1))
      await pressByKeyboard(page, page.getByRole('button', { name: messages.toPayment }))
      await expect(checkout).toHaveAttribute('data-state', 'payment')
      await chooseByKeyboard(page, page.getByRole('radio', { name: 'KICB' }))
      await tabTo(page, page.getByRole('checkbox', { name: messages.terms }))
      await page.keyboard.press('Space')
      await pressByKeyboard(page, page.getByRole('button', { name: messages.place }))
      await page.waitForURL('**/test-bank/**')
      await pressByKeyboard(page, page.getByRole('button', { name: messages.bankPays, exact: true }))
      const back = page.getByRole('button', { name: messages.backToStore })
      await expect(back.or(page.locator('.shyrdak-order-status'))).toBeVisible()
      if (await back.isVisible()) await pressByKeyboard(page, back)
      await expectPaid(shopper)
    },
  )
})
