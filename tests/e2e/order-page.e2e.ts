import { expect, test, WIDTHS, type Shopper } from './flow.ts'
import {
  chooseDelivery,
  choosePayment,
  comeToPlacing,
  fillInAddress,
  goToCheckout,
  goToDelivery,
  placeOrder,
} from './people/check-out.ts'
import { answerAtBank, expectPaid, expectUnpaid } from './people/pay-at-bank.ts'
import { addFromListing, openCart } from './people/put-in-cart.ts'
import { plentyOf } from './store/goods.ts'

/** The position of a part of the page. */
async function placeOf({ page }: Shopper, part: string) {
  const box = await page.locator(part).boundingBox()
  if (!box) throw new Error(`${part} is not to be seen`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

const isWide = ({ page }: Shopper) => (page.viewportSize()?.width ?? 0) >= 980

async function expectInOrder(shopper: Shopper): Promise<void> {
  const [goods, history, payment, slip] = await Promise.all(
    ['.site-order-goods', '.site-order-timeline', '.site-order-payment', '.site-order-slip'].map((part) =>
      placeOf(shopper, part),
    ),
  )
  if (!goods || !history || !payment || !slip) throw new Error('A part of the order is missing')
  if (isWide(shopper)) {
    expect(payment.x, 'the payment stands beside the goods').toBeGreaterThan(goods.right)
    expect(Math.abs(payment.y - goods.y), 'and begins with them').toBeLessThan(8)
    expect(slip.x, 'the sums stand below it').toBe(payment.x)
    expect(history.x, 'what happened stands below the goods').toBe(goods.x)
  } else {
    expect(goods.y, 'on a phone the payment comes first').toBeGreaterThan(payment.bottom)
    expect(slip.y, 'then the goods, then the sums').toBeGreaterThan(goods.bottom)
    expect(history.y, 'then what happened').toBeGreaterThan(slip.bottom)
  }
}

test(
  'an order’s page shows payment beside the goods, in one column on a phone, and the shop’s name in print',
  { tag: ['@phone', '@desk'] },
  async ({ shopper, origin }) => {
    await addFromListing(shopper, await plentyOf(origin, 15))
    await openCart(shopper)
    await comeToPlacing(shopper)
    await placeOrder(shopper)
    await answerAtBank(shopper, 'bankRefuses')
    await expectUnpaid(shopper, 'refused')
    await expectInOrder(shopper)
    await shopper.page.getByRole('button', { name: shopper.messages.payAgain }).click()
    await answerAtBank(shopper, 'bankPays')
    await expectPaid(shopper)
    await expectInOrder(shopper)
    // In print, without the header, the page itself shows the shop's name.
    const shop = shopper.page.getByRole('main').getByText('Shyrdak', { exact: true })
    await expect(shop).toBeHidden()
    await shopper.page.emulateMedia({ media: 'print' })
    await expect(shop).toBeVisible()
  },
)

test(
  'a receipt that is asked for before the page’s scripts have loaded is downloaded once',
  { tag: '@phone' },
  async ({ shopper, origin }) => {
    await addFromListing(shopper, await plentyOf(origin, 15))
    await openCart(shopper)
    await comeToPlacing(shopper)
    await placeOrder(shopper)
    await answerAtBank(shopper, 'bankPays')
    await expectPaid(shopper)
    const { page } = shopper
    await page.route('**/assets/*.js', async (route) => {
      await new Promise((later) => setTimeout(later, 500))
      await route.continue()
    })
    let downloads = 0
    page.on('download', () => (downloads += 1))
    await page.reload({ waitUntil: 'commit' })
    const receipt = page.getByRole('button', { name: 'Receipt (PDF)' })
    await receipt.click()
    await receipt.click()
    await expect.poll(() => downloads).toBe(1)
    await receipt.click()
    await expect.poll(() => downloads, 'asked for again, it comes again').toBe(2)
  },
)

const SAID = {
  en: {
    gift: 'Gift',
    box: 'This is a gift',
    slip: 'The packing slip shows no prices.',
    stock: /everything is in stock/,
    made: 'In production',
  },
  ru: {
    gift: 'Подарок',
    box: 'Это подарок',
    slip: 'На упаковочном листе нет цен.',
    stock: /всё есть в наличии/,
    made: 'В производстве',
  },
  kg: {
    gift: 'Белек',
    box: 'Бул — белек',
    slip: 'Таңгактоо баракчасында баалар көрсөтүлбөйт.',
    stock: /баары кампада бар/,
    made: 'Жасалып жатат',
  },
} as const

for (const language of ['en', 'ru', 'kg'] as const)
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test(
      'a gift without a note is shown as a gift, and goods in stock are not shown as made to order',
      { tag: WIDTHS[language] },
      async ({ shopper, origin }) => {
        const { page } = shopper
        const { gift, box, slip, stock, made } = SAID[language]
        await addFromListing(shopper, await plentyOf(origin, 15))
        await openCart(shopper)
        await goToCheckout(shopper)
        await fillInAddress(shopper)
        await page.getByRole('checkbox', { name: box }).check()
        await goToDelivery(shopper)
        // The checkbox is still checked after going back.
        await page.locator('.shyrdak-checkout-progress').getByRole('button').first().click()
        await expect(page.getByRole('checkbox', { name: box })).toBeChecked()
        await goToDelivery(shopper)
        await chooseDelivery(shopper)
        await choosePayment(shopper)
        await placeOrder(shopper)
        await answerAtBank(shopper, 'bankPays')
        await expectPaid(shopper)
        await expect(page.getByRole('heading', { name: gift, exact: true })).toBeVisible()
        await expect(page.getByText(slip)).toBeVisible()
        const status = page.locator('.site-order-status')
        await expect(status).toContainText(stock)
        await expect(status.locator('.shyrdak-badge')).toHaveText(made)
      },
    )
  })
