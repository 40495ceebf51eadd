import { expect, test, type Shopper } from './flow.ts'
import { chooseDelivery, choosePayment, goToCheckout, goToDelivery, placeOrder } from './people/check-out.ts'
import { logIn, logOut, newcomer, register } from './people/have-account.ts'
import { orderNumber } from './people/order-number.ts'
import { answerAtBank, expectPaid } from './people/pay-at-bank.ts'
import { addFromListing, openCart } from './people/put-in-cart.ts'
import { emailTo } from './people/read-emails.ts'
import { plentyOf } from './store/goods.ts'

/** Fills in the delivery address; the account provides the rest. */
async function fillInPlace({ page, messages }: Shopper): Promise<void> {
  await page.getByLabel(messages.city).fill('Бишкек')
  await page.getByLabel(messages.street).fill('Чүй проспектиси, 120')
  await page.getByLabel(messages.postcode).fill('720001')
}

test(
  'a shopper registers, buys the cart filled before, finds the order in the history and logs out',
  { tag: '@phone' },
  async ({ shopper, origin }) => {
    const { page, messages } = shopper
    const who = newcomer()
    await addFromListing(shopper, await plentyOf(origin, 9))
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
    await page.getByRole('link', { name: 'Register' }).click()
    await register(shopper, who)
    await expect(page).toHaveURL(/\/admin\/profile$/)
    await expect(page.getByRole('banner').getByRole('link', { name: who.firstName })).toBeVisible()
    await openCart(shopper)
    await goToCheckout(shopper)
    await expect(page.getByLabel(messages.name)).toHaveValue(who.firstName)
    await expect(page.getByLabel(messages.email)).toHaveValue(who.email)
    await fillInPlace(shopper)
    await goToDelivery(shopper)
    await chooseDelivery(shopper)
    await choosePayment(shopper)
    await placeOrder(shopper)
    await answerAtBank(shopper, 'bankPays')
    await expectPaid(shopper)
    const number = await orderNumber(shopper)
    await page.getByRole('banner').getByRole('link', { name: who.firstName }).click()
    await page.getByRole('link', { name: 'Retail Order History' }).click()
    await page.getByRole('link', { name: new RegExp(number) }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
    await expect(page.locator('.site-order-line')).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Buy again' })).toBeVisible()
    await logOut(shopper)
    await expect(page).toHaveURL(/\/admin\/login$/)
    await page.goto('/admin/retail-order-history')
    await expect(page).toHaveURL(/\/admin\/login\?return=%2Fadmin%2Fretail-order-history$/)
  },
)

test(
  'a forgotten password is reset with a temporary one from an email',
  { tag: '@desk' },
  async ({ shopper, trouble }) => {
    const { page } = shopper
    const who = newcomer()
    trouble.expect(/401/)
    await page.goto('/admin/register')
    await register(shopper, who)
    await expect(page).toHaveURL(/\/admin\/profile$/)
    await logOut(shopper)
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByRole('button', { name: 'Email me a temporary password' }).click()
    await expect(page.getByText('Please enter your email')).toBeVisible()
    await expect(page.getByLabel('Email')).toBeFocused()
    await page.getByLabel('Email').fill(who.email)
    await page.getByRole('button', { name: 'Email me a temporary password' }).click()
    await expect(page.getByText('A temporary password has been emailed to you.')).toBeVisible()
    const message = await emailTo(shopper, who.email, /recover-password/)
    const temporary = /[a-z2-9]{4}(?:-[a-z2-9]{4}){5}/.exec(message)?.[0] ?? ''
    await page.goto(`/admin/recover-password?email=${encodeURIComponent(who.email)}`)
    await expect(page.getByLabel('Email')).toHaveValue(who.email)
    await page.getByLabel('Temporary password').fill(temporary)
    await page.getByLabel(/^New password/).fill('mountains-and-rivers')
    await page.getByRole('button', { name: 'Save and log in' }).click()
    await expect(page).toHaveURL(/\/admin\/profile$/)
    await logOut(shopper)
    await logIn(shopper, who)
    await expect(page.getByText('The login detail is incorrect')).toBeVisible()
    await logIn(shopper, { ...who, password: 'mountains-and-rivers' })
    await expect(page).toHaveURL(/\/admin\/profile$/)
  },
)

test(
  'a session that expires during the checkout loses no typed data',
  { tag: '@desk' },
  async ({ shopper, origin, trouble }) => {
    const { page, messages } = shopper
    const who = newcomer()
    trouble.expect(/401/)
    await page.goto('/admin/register')
    await register(shopper, who)
    await expect(page).toHaveURL(/\/admin\/profile$/)
    await addFromListing(shopper, await plentyOf(origin, 10))
    await openCart(shopper)
    await goToCheckout(shopper)
    await expect(page.getByLabel(messages.name)).toHaveValue(who.firstName)
    await fillInPlace(shopper)
    const token = await page.evaluate(() => localStorage.getItem('id_token'))
    await page.request.delete('/api/frontend/session?country_iso_code=KG', {
      headers: { authorization: `Bearer ${token}` },
    })
    // Prices and delivery are the same for everybody.
    await goToDelivery(shopper)
    await chooseDelivery(shopper)
    await choosePayment(shopper)
    await placeOrder(shopper)
    await page.getByRole('button', { name: 'Log in and continue' }).click()
    await expect(page).toHaveURL(/\/admin\/login\?return=%2Forder%2Fregistration.*&ended=1$/)
    await expect(page.getByText('Your session has ended')).toBeVisible()
    await logIn(shopper, who)
    await expect(page).toHaveURL(/\/order\/registration/)
    const checkout = page.locator('.shyrdak-checkout')
    await expect(checkout).toHaveAttribute('data-state', /delivery|payment/)
    await page.locator('.shyrdak-checkout-progress').getByRole('button').first().click()
    await expect(page.getByLabel(messages.city)).toHaveValue('Бишкек')
    await expect(page.getByLabel(messages.name)).toHaveValue(who.firstName)
    await goToDelivery(shopper)
    await chooseDelivery(shopper)
    await choosePayment(shopper)
    await placeOrder(shopper)
    await answerAtBank(shopper, 'bankPays')
    await expectPaid(shopper)
    const number = await orderNumber(shopper)
    await page.goto('/admin/retail-order-history')
    await expect(page.getByRole('link', { name: new RegExp(number) })).toBeVisible()
  },
)
