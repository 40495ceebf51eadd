import { expect, test, type Shopper } from './flow.ts'
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
import { orderNumber } from './people/order-number.ts'
import { answerAtBank, expectPaid } from './people/pay-at-bank.ts'
import { addFromListing, openCart } from './people/put-in-cart.ts'
import { emailTo } from './people/read-emails.ts'
import { plentyOf } from './store/goods.ts'

/** From the address step to a paid order; returns its number. */
async function buy(shopper: Shopper): Promise<string> {
  await goToDelivery(shopper)
  await chooseDelivery(shopper, /Parcel by post/)
  await choosePayment(shopper)
  await placeOrder(shopper)
  await answerAtBank(shopper, 'bankPays')
  await expectPaid(shopper)
  return orderNumber(shopper)
}

test(
  'the address of a first order is saved in the profile, filled in at the next checkout, and can be changed',
  { tag: '@phone' },
  async ({ shopper, origin }) => {
    const { page, messages } = shopper
    const pair = await plentyOf(origin, 5)
    await page.goto('/admin/register')
    await register(shopper, newcomer())
    await expect(page).toHaveURL(/\/admin\/profile$/)
    const saved = page.getByRole('region', { name: 'Delivery address' })
    await expect(saved.getByLabel('Country')).toHaveValue('KG')
    await expect(saved.getByLabel('City')).toHaveValue('')
    await addFromListing(shopper, pair)
    await openCart(shopper)
    await goToCheckout(shopper)
    const { city, street, postcode } = ADDRESS
    await page.getByLabel(messages.city).fill(city)
    await page.getByLabel(messages.street).fill(street)
    await page.getByLabel(messages.postcode).fill(postcode)
    await buy(shopper)

    await page.goto('/admin/profile')
    await expect(saved.getByLabel('City')).toHaveValue(city)
    await expect(saved.getByLabel('Street')).toHaveValue(street)
    await saved.getByLabel('Street').fill('')
    await saved.getByRole('button', { name: 'Save address' }).click()
    await expect(saved.getByText('Enter your street, house and flat')).toBeVisible()
    await expect(saved.getByLabel('Street')).toBeFocused()
    await saved.getByLabel('Street').fill('Токтогул көчөсү, 5')
    await saved.getByRole('button', { name: 'Save address' }).click()
    await expect(saved.getByText('Your address is saved.')).toBeVisible()

    await addFromListing(shopper, pair)
    await openCart(shopper)
    await goToCheckout(shopper)
    await expect(page.getByLabel(messages.street)).toHaveValue('Токтогул көчөсү, 5')
    await expect(page.getByLabel(messages.city)).toHaveValue(city)
    await page.getByLabel(messages.city).fill('Ош')
    await page.reload()
    await expect(page.getByLabel(messages.street)).toHaveValue('Токтогул көчөсү, 5')
    await expect(page.getByLabel(messages.city), 'what was typed is not written over').toHaveValue('Ош')
  },
)

test(
  'a guest’s orders are added to their new account once its email is confirmed',
  { tag: '@desk' },
  async ({ shopper, origin }) => {
    const { page } = shopper
    const who = newcomer()
    await addFromListing(shopper, await plentyOf(origin, 23))
    await openCart(shopper)
    await goToCheckout(shopper)
    await fillInAddress(shopper, { email: who.email })
    const number = await buy(shopper)
    await page.goto('/admin/register')
    await register(shopper, who)
    await expect(page).toHaveURL(/\/admin\/profile$/)
    const claim = page.getByRole('button', { name: 'Add to my orders' })
    await expect(page.getByText('not confirmed yet')).toBeVisible()
    await expect(claim).toHaveCount(0)
    const message = await emailTo(shopper, who.email, /confirm-email\?k=/)
    await page.goto(/https?:\/\/[^\s"<]+\/admin\/confirm-email\?k=[\w-]+/.exec(message)?.[0] ?? '')
    await expect(page.getByText(new RegExp(who.email))).toBeVisible()
    await page.goto('/admin/profile')
    await expect(page.getByText('One order was placed with your email')).toBeVisible()
    await claim.click()
    await expect(page.getByText('They are in your orders now.')).toBeVisible()
    await page.goto('/admin/retail-order-history')
    await expect(page.getByRole('link', { name: new RegExp(number) })).toBeVisible()
  },
)
