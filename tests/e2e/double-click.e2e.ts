import { expect, test, type Shopper } from './flow.ts'
import { comeToPlacing } from './people/check-out.ts'
import { answerAtBank, expectPaid } from './people/pay-at-bank.ts'
import { addFromListing, openCart } from './people/put-in-cart.ts'
import { emails } from './people/read-emails.ts'
import { pairsOf, plentyOf, type Pair } from './store/goods.ts'

const stockOf = async (origin: string, { slug, variation_id, size }: Pair) =>
  (await pairsOf(origin, slug)).find((pair) => pair.variation_id === variation_id && pair.size === size)
    ?.stock

/** One order: one email of an order to this address, one piece out of stock. */
async function expectOneOrder(shopper: Shopper, email: string) {
  const ordered = (await emails(shopper)).filter(
    ({ to, subject }) => to === email && shopper.messages.emailOfOrder.test(subject),
  )
  expect(ordered).toHaveLength(1)
}

for (const hurry of ['clicks twice', 'presses Enter and clicks'] as const)
  test(`somebody in a hurry ${hurry} and has one order`, { tag: '@desk' }, async ({ shopper, origin }) => {
    const { page, messages } = shopper
    const pair = await plentyOf(origin, hurry === 'clicks twice' ? 1 : 2)
    const email = `${hurry.split(' ', 1)[0]}@example.com`
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
