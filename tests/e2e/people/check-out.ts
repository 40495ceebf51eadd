import { expect, type Shopper } from '../flow.ts'

/** A shopper in Bishkek. */
export const ADDRESS: Readonly<
  Record<'name' | 'surname' | 'email' | 'phone' | 'city' | 'postcode' | 'street', string>
> = {
  name: 'Айгүл',
  surname: 'Осмонова',
  email: 'aigul@example.com',
  phone: '0700 123 456',
  city: 'Бишкек',
  postcode: '720001',
  street: 'Чүй проспектиси, 120',
}

export async function goToCheckout({ page, messages }: Shopper): Promise<void> {
  await page.getByRole('link', { name: messages.checkout }).click()
  await expect(page.locator('.shyrdak-checkout')).toHaveAttribute('data-state', 'contact')
}

/** Only text fields: the address of a pickup point may contain a label's text. */
const fieldOf = ({ page, messages }: Shopper, field: string) =>
  page.getByRole('textbox', { name: messages[field as keyof typeof ADDRESS] }) // the keys of ADDRESS

export async function fillInAddress(shopper: Shopper, own: Partial<typeof ADDRESS> = {}): Promise<void> {
  for (const [field, value] of Object.entries({ ...ADDRESS, ...own }))
    await fieldOf(shopper, field).fill(value)
}

/** Expects every field of the first step to keep its value. */
export async function expectAddressPreserved(shopper: Shopper): Promise<void> {
  for (const [field, value] of Object.entries(ADDRESS))
    await expect(fieldOf(shopper, field)).toHaveValue(value)
}

export async function goToDelivery({ page, messages }: Shopper): Promise<void> {
  await page.getByRole('button', { name: messages.toDelivery }).click()
  await expect(page.locator('.shyrdak-checkout')).toHaveAttribute('data-state', 'delivery')
}

/** Chooses for each parcel the first delivery, or the one of this name; the first in Kyrgyzstan is pickup. */
export async function chooseDelivery({ page, messages }: Shopper, name = /./): Promise<void> {
  for (const parcel of await page.locator('.shyrdak-checkout-parcel').all())
    await parcel.getByRole('radio', { name }).first().check()
  await page.getByRole('button', { name: messages.toPayment }).click()
  await expect(page.locator('.shyrdak-checkout')).toHaveAttribute('data-state', 'payment')
}

export async function choosePayment({ page, messages }: Shopper, method = 'KICB'): Promise<void> {
  await page.getByRole('radio', { name: method }).check()
  await page.getByRole('checkbox', { name: messages.terms }).check()
}

/** From the cart to the button that places the order. */
export async function comeToPlacing(shopper: Shopper, own: Partial<typeof ADDRESS> = {}): Promise<void> {
  await goToCheckout(shopper)
  await fillInAddress(shopper, own)
  await goToDelivery(shopper)
  await chooseDelivery(shopper)
  await choosePayment(shopper)
}

export async function placeOrder({ page, messages }: Shopper): Promise<void> {
  await page.getByRole('button', { name: messages.place }).click()
}

/** A checkout in progress resumes at its step; the first step can be reopened. */
export async function goBackToAddress({ page }: Shopper): Promise<void> {
  const checkout = page.locator('.shyrdak-checkout')
  await expect(checkout).toHaveAttribute('data-state', 'delivery')
  await page.locator('.shyrdak-checkout-progress').getByRole('button').first().click()
  await expect(checkout).toHaveAttribute('data-state', 'contact')
}
