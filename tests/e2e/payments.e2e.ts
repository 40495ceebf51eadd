import { expect, test, type Shopper } from './flow.ts'
import {
  chooseDelivery,
  choosePayment,
  fillInAddress,
  goToCheckout,
  goToDelivery,
  placeOrder,
} from './people/check-out.ts'
import { answerAtBank, expectPaid, expectUnpaid } from './people/pay-at-bank.ts'
import { addFromListing, openCart } from './people/put-in-cart.ts'
import { followEmail } from './people/read-emails.ts'
import { openStore, type OpenStore } from './store/open-store.ts'
import { plentyOf } from './store/goods.ts'

async function orderBy(shopper: Shopper, origin: string, method: string, place: number) {
  await addFromListing(shopper, await plentyOf(origin, place))
  await openCart(shopper)
  await goToCheckout(shopper)
  await fillInAddress(shopper)
  await goToDelivery(shopper)
  await chooseDelivery(shopper)
  await choosePayment(shopper, method)
}

test(
  'a shopper sees what PayPal will charge, cancels once, and pays on the second try',
  { tag: '@phone' },
  async ({ shopper, origin }) => {
    const { page } = shopper
    await orderBy(shopper, origin, 'PayPal', 0)
    const charged = page.getByText(/You will be charged .*USD/)
    await expect(charged).toBeVisible()
    const sum = /[\d.,]+/.exec((await charged.textContent()) ?? '')?.[0] ?? ''
    await placeOrder(shopper)
    await page.waitForURL('**/test-bank/**')
    await expect(page.locator('.sum')).toContainText(sum)
    await answerAtBank(shopper, 'bankCancels')
    await expectUnpaid(shopper, 'canceled')
    await page.getByRole('button', { name: shopper.messages.payAgain }).click()
    await answerAtBank(shopper, 'bankPays')
    await expectPaid(shopper)
    const sums = page.locator('.site-order-sums')
    await expect(sums).toContainText('Charged by the bank')
    await expect(sums).toContainText(sum)
    await expect(sums).toContainText(/1\sUSD is [\d.]+\sKGS/)
  },
)

test('a shopper is refused by Halyk, and pays by YooKassa', { tag: '@desk' }, async ({ shopper, origin }) => {
  const { page } = shopper
  await orderBy(shopper, origin, 'KKB', 1)
  await expect(page.getByText(/You will be charged .*KZT/)).toBeVisible()
  await placeOrder(shopper)
  await answerAtBank(shopper, 'bankRefuses')
  await expectUnpaid(shopper, 'refused')
  await page.getByRole('radio', { name: 'YooKassa' }).check()
  await expect(page.getByText(/You will be charged .*RUB/)).toBeVisible()
  await page.getByRole('button', { name: shopper.messages.payAgain }).click()
  await answerAtBank(shopper, 'bankPays')
  await expectPaid(shopper)
  await expect(page.locator('.site-order-sums')).toContainText('YooKassa')
})

test(
  'a shopper who pays at KICB and closes the tab finds the order paid by the link of the email',
  { tag: '@desk' },
  async ({ shopper, origin, context }) => {
    const { page, messages } = shopper
    await orderBy(shopper, origin, 'KICB', 2)
    await placeOrder(shopper)
    await page.waitForURL('**/test-bank/**')
    const number = /S-\d+/.exec(await page.locator('dl').innerText())?.[0] ?? ''
    const later = { ...shopper, page: await context.newPage() }
    // The return to the store never happens.
    await context.route('**/api/pay/**', (route) => route.abort())
    const paid = page.waitForRequest('**/api/pay/**')
    await page.getByRole('button', { name: messages.bankPays, exact: true }).click({ noWaitAfter: true })
    await paid
    await page.close()
    await followEmail(later, number)
    await expectPaid(later)
  },
)

/** A store whose banks do not respond. */
const cutOff = test.extend<{ store: OpenStore }>({
  // eslint-disable-next-line no-empty-pattern -- the runner reads the names of what is asked for here
  store: async ({}, use) => {
    const store = await openStore({ settings: { TEST_BANK_FAULTS: 'start:drop-after-effect' } })
    await use(store)
    await store.leave()
  },
  origin: ({ store }, use) => use(store.origin),
})

cutOff(
  'while the banks are down an order is placed all the same, and is not lost',
  { tag: '@phone' },
  async ({ shopper, origin, trouble }) => {
    trouble.expect(/502/)
    const { page } = shopper
    await orderBy(shopper, origin, 'KICB', 0)
    await placeOrder(shopper)
    await expect(
      page.getByText('Unfortunately, there was an error in processing the payment. Please try again.'),
    ).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Your order is placed, but not paid yet' })).toBeVisible()
    await page.getByRole('button', { name: 'Pay later with the link in our email' }).click()
    await expect(page.locator('.shyrdak-checkout')).toHaveAttribute('data-state', 'placed')
  },
)
