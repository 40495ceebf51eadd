import { expect, test, WITH_MOTION, type Shopper } from './flow.ts'
import { comeToPlacing } from './people/check-out.ts'
import { answerAtBank, expectPaid } from './people/pay-at-bank.ts'
import { addFromListing, openCart } from './people/put-in-cart.ts'
import { emails } from './people/read-emails.ts'
import { pairsOf, plentyOf, type Pair } from './store/goods.ts'

test.use(WITH_MOTION)

const stockOf = async (origin: string, { slug, variation_id, size }: Pair) =>
  (await pairsOf(origin, slug)).find((pair) => pair.variation_id === variation_id && pair.size === size)
    ?.stock

/** An address unique to this test and try: a retry finds no email of the previous one. */
const ownAddress = (name: string) => `${name}-${test.info().retry}@example.com`

/** Expects one order: exactly one order email to this address. A job sends it some time after the order. */
async function expectOneOrder(shopper: Shopper, email: string) {
  const ordered = async () =>
    (await emails(shopper)).filter(
      ({ to, subject }) => to === email && shopper.messages.emailOfOrder.test(subject),
    )
  await expect.poll(ordered).toHaveLength(1)
}

for (const hurry of ['clicks twice', 'presses Enter and clicks'] as const)
  test(`a shopper who ${hurry} has one order`, { tag: '@desk' }, async ({ shopper, origin }) => {
    const { page, messages } = shopper
    const pair = await plentyOf(origin, hurry === 'clicks twice' ? 1 : 2)
    const email = ownAddress(hurry === 'clicks twice' ? 'clicks' : 'presses')
    await addFromListing(shopper, pair)
    await openCart(shopper)
    await comeToPlacing(shopper, { email })
    const button = page.getByRole('button', { name: messages.place })
    await button.scrollIntoViewIfNeeded()
    const place = await button.boundingBox()
    if (!place) throw new Error('The button is not drawn')
    const [x, y] = [place.x + place.width / 2, place.y + place.height / 2]
    if (hurry === 'clicks twice') await page.mouse.dblclick(x, y)
    else {
      await button.focus()
      await Promise.all([page.keyboard.press('Enter'), page.mouse.click(x, y)])
    }
    await answerAtBank(shopper, 'bankPays')
    await expectPaid(shopper)
    await expectOneOrder(shopper, email)
    expect(await stockOf(origin, pair)).toBe(pair.stock - 1)
  })

test(
  'a shopper who orders in two tabs at once has one order',
  { tag: '@desk' },
  async ({ shopper, origin, context, trouble }) => {
    trouble.expect(/422/)
    const pair = await plentyOf(origin, 3)
    const email = ownAddress('tabs')
    await addFromListing(shopper, pair)
    await openCart(shopper)
    await comeToPlacing(shopper, { email })
    const other: Shopper = { ...shopper, page: await context.newPage() }
    await other.page.goto('/order/basket')
    await comeToPlacing(other, { email })
    const sent: (() => void)[] = []
    // Neither request reaches the store before both are sent.
    await context.route('**/api/frontend/order/retail*', async (route) => {
      await new Promise<void>((resolve) => {
        sent.push(resolve)
        if (sent.length === 2) for (const go of sent) go()
      })
      return route.continue()
    })
    const press = ({ page, messages }: Shopper) =>
      page.getByRole('button', { name: messages.place }).dispatchEvent('click')
    await Promise.all([press(shopper), press(other)])
    const tabs = [shopper, other]
    const atBank = () => tabs.filter(({ page }) => page.url().includes('/test-bank/'))
    await expect.poll(() => atBank().length).toBe(1)
    const [payer] = atBank()
    const second = tabs.find((tab) => tab !== payer)
    if (!payer || !second) throw new Error('Nobody came to the bank')
    await expect(second.page.locator('.shyrdak-checkout')).toHaveAttribute('data-state', 'placed')
    await answerAtBank(payer, 'bankPays')
    await expectPaid(payer)
    await second.page.locator('.shyrdak-checkout').getByRole('link').first().click()
    await expectPaid(second)
    await expectOneOrder(shopper, email)
    expect(await stockOf(origin, pair)).toBe(pair.stock - 1)
  },
)
