import { expect, test } from './flow.ts'
import { findBarriers } from './people/find-barriers.ts'
import { fillGrid, logInForCompany, openGoods } from './people/wholesale-person.ts'

/** Children's slippers of the demo: twelve sizes in four colours. */
const GOODS = 'Lambkin slippers'
const KIT = 'Бишкек 150'

/** A demo kit with no pieces left, which no other test buys. */
const NO_KIT = 'Жайлоо'

/** A demo kit that no other test takes from. */
const LAST_KIT = 'Ак-Кийиз Kids'

const numberIn = (text: string | null) => Number((text ?? '').replace(/[^\d]/g, ''))

test(
  'a wholesale client fills a grid of 12 sizes × 4 colours with logos, buys missing kits, and orders',
  { tag: '@desk' },
  async ({ shopper: { page } }) => {
    test.slow()
    await logInForCompany(page, 'wholesale')
    await openGoods(page, GOODS)
    const logo = page.getByRole('combobox', { name: 'Logo on the upper' })
    const option = logo.getByRole('option', { name: KIT })
    await expect(option).toHaveCount(1)
    const left = numberIn((await option.textContent())?.replace(KIT, '') ?? null)
    await logo.selectOption({ label: (await option.textContent()) ?? '' })
    const onSole = page.getByRole('combobox', { name: 'Logo on the sole' })
    const other = onSole.getByRole('option', { name: /^Ак-Кийиз(?! Kids)/ })
    await onSole.selectOption({ label: (await other.textContent()) ?? '' })
    const cells = await page.getByRole('grid').getByRole('textbox').count()
    expect(cells, 'twelve sizes in four colours').toBe(12 * 4)
    const pieces = await fillGrid(page, Math.floor(left / cells) + 1)
    expect(await findBarriers(page)).toEqual([])

    const kits = page.getByRole('region', { name: 'Branding kits' })
    await expect(
      kits.getByText(`${pieces - left}\u00a0short`).or(kits.getByText(`${pieces - left} short`)),
    ).toBeVisible()
    await kits.getByRole('button', { name: /^Buy \d+.kit/ }).click()
    await kits.getByRole('button', { name: /^Buy and invoice/ }).click()
    await expect(kits.getByText(/short/)).toHaveCount(0)

    await page.getByRole('button', { name: 'Add to basket' }).click()
    await page.getByRole('link', { name: 'Open basket' }).click()
    await expect(page.getByRole('spinbutton')).toHaveCount(cells)
    await expect(page.getByRole('complementary', { name: 'Your order' })).toContainText(`Pieces${pieces}`)
    expect(await findBarriers(page)).toEqual([])

    await page.getByRole('link', { name: 'Place an order' }).click()
    await page.getByRole('textbox', { name: /Delivery/ }).fill('Bishkek, Akhunbaeva 119')
    await page.reload()
    await expect(page.getByRole('textbox', { name: /Delivery/ })).toHaveValue('Bishkek, Akhunbaeva 119')
    await page.getByRole('textbox', { name: /Payment/ }).fill('Bank transfer')
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Place order' }).click()
    await expect(page).toHaveURL(/\/admin\/order\/order-complete\?order=\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/Order .+ is placed/)
    await expect(page.locator('.site-wholesale-complete')).toContainText('Bishkek, Akhunbaeva 119')
    expect(await findBarriers(page)).toEqual([])
    await page.goto('/admin/basket')
    await expect(page.getByText('Your basket is empty.')).toBeVisible()
    await page.goto('/admin/order/order-complete')
    await expect(page, 'the bare address names no order').toHaveURL(/\/admin\/order-history$/)
  },
)

test(
  'a client short of a kit is told before ordering, buys it in the cart, and finds its invoice',
  { tag: '@desk' },
  async ({ shopper: { page } }) => {
    await logInForCompany(page, 'wholesale')
    await openGoods(page, GOODS)
    const logo = page.getByRole('combobox', { name: 'Logo on the upper' })
    const option = (await logo.getByRole('option', { name: NO_KIT }).textContent()) ?? ''
    await logo.selectOption({ label: option })
    await page.getByRole('grid').getByRole('textbox').first().fill('1')
    await page.getByRole('button', { name: 'Add to basket' }).click()
    await page.getByRole('link', { name: 'Open basket' }).click()
    await expect(page.getByRole('row').getByText('Not enough logos')).toBeVisible()
    const sum = page.getByRole('complementary', { name: 'Your order' })
    await expect(sum).toContainText('Branding kits are short')
    expect(await findBarriers(page)).toEqual([])

    await page.setViewportSize({ width: 1440, height: 400 })
    await sum.getByRole('link', { name: 'Buy kits' }).click()
    const kits = page.getByRole('region', { name: 'Branding kits' })
    await expect(kits.getByRole('heading').first()).toBeInViewport()
    const [above, below] = [await sum.boundingBox(), await kits.boundingBox()]
    expect((above?.y ?? 0) + (above?.height ?? 0), 'the sum leaves its kits free').toBeLessThan(below?.y ?? 0)

    await kits.getByRole('button', { name: /^Buy 1\skit/ }).click()
    await kits.getByRole('button', { name: /^Buy and invoice/ }).click()
    await expect(kits.getByRole('heading', { name: new RegExp(`^Bought: .* ${NO_KIT}$`) })).toBeFocused()
    await expect(page.getByText('Not enough logos')).toHaveCount(0)
    await expect(sum).not.toContainText('short')
    expect(await findBarriers(page)).toEqual([])
    await kits.getByRole('link', { name: 'View invoice' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Invoices for order/ })).toBeVisible()
  },
)

test(
  'a client who is offline as the order is placed is told so, and places it once back online',
  { tag: '@desk' },
  async ({ shopper: { page }, context, trouble }) => {
    trouble.expect(/ERR_INTERNET_DISCONNECTED|\/order\/wholesale/)
    await logInForCompany(page, 'wholesale')
    await openGoods(page, GOODS)
    await page.getByRole('grid').getByRole('textbox').first().fill('1')
    await page.getByRole('button', { name: 'Add to basket' }).click()
    await page.getByRole('link', { name: 'Open basket' }).click()
    await page.getByRole('link', { name: 'Place an order' }).click()
    await page.getByRole('textbox', { name: /Delivery/ }).fill('Bishkek, Akhunbaeva 119')
    await page.getByRole('textbox', { name: /Payment/ }).fill('Bank transfer')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Place order' }).click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Place order' }).click()
    await expect(page).toHaveURL(/\/admin\/order\/order-complete\?order=\d+$/)
  },
)

test(
  'a viewer sees prices and stock, and cannot order',
  { tag: '@desk' },
  async ({ shopper: { page }, trouble }) => {
    await logInForCompany(page, 'viewer')
    // Offered the price list, not an order that their role may not place.
    await expect(page.getByRole('link', { name: 'See the price list' })).toBeVisible()
    const menu = page.getByRole('navigation', { name: 'Your account' })
    await expect(menu.getByRole('link')).toHaveText([
      'Main',
      'Profile',
      'Order history',
      'Retail order history',
      'Messages',
      'Price list',
      'Reyestr',
    ])
    await openGoods(page, GOODS)
    await expect(page.getByText('Your role can view, but not order.')).toBeVisible()
    await expect(page.getByRole('table', { name: 'In stock' })).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Add to basket' })).toHaveCount(0)
    for (const path of ['/admin/basket', '/admin/order', '/admin/order/registration']) {
      await page.goto(path)
      await expect(page.getByText('Your role can view, but not order.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Place order' })).toHaveCount(0)
    }
    trouble.expect(/response: 403 POST .*\/wholesale\/branding\/add/, /status of 403/)
    const status = await page.evaluate(async () => {
      const answer = await fetch('/api/wholesale/branding/add?country_iso_code=KG', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${localStorage.getItem('id_token')}`,
        },
        body: JSON.stringify({ reyestrId: 5, brandId: 5, amount: 50 }),
      })
      return answer.status
    })
    expect(status, 'the store refuses too').toBe(403)
  },
)

test(
  'two tabs share one cart, filled on a phone one colour at a time',
  { tag: '@phone' },
  async ({ shopper: { page }, context }) => {
    test.slow()
    await logInForCompany(page, 'buyer')
    await openGoods(page, GOODS)
    const other = await context.newPage()
    await other.goto('/admin/basket')
    await expect(other.getByText('Your basket is empty.')).toBeVisible()

    await page.getByRole('textbox', { name: 'Cream, size 24' }).fill('12')
    await page.getByRole('radio', { name: /^Rose/ }).check({ force: true })
    await page.getByRole('textbox', { name: 'Rose, size 25' }).fill('6')
    await page.getByRole('button', { name: 'Add to basket' }).click()
    await expect(page.getByText(/18\spieces are in the basket/)).toBeVisible()
    expect(await findBarriers(page)).toEqual([])

    await expect(other.getByRole('spinbutton')).toHaveCount(2)
    expect(await findBarriers(other)).toEqual([])
    await other.getByRole('button', { name: 'Remove Rose, 25' }).click()
    await expect(page.getByRole('link', { name: /Wholesale basket: 12\spieces/ })).toBeVisible()
    await other.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('link', { name: /Wholesale basket: 18\spieces/ })).toBeVisible()
  },
)

test(
  'of two employees who order the last pieces of a logo at once, one gets them, and the other keeps the cart',
  { tag: '@desk' },
  async ({ shopper: { page }, browser, origin, trouble }) => {
    test.slow()
    trouble.expect(/409/)
    const context = await browser.newContext({ baseURL: origin, locale: 'en-GB' })
    const pages = [page, await context.newPage()]
    const people = ['wholesale', 'buyer'] as const
    for (const [place, one] of pages.entries()) {
      await logInForCompany(one, people[place] ?? 'wholesale')
      await openGoods(one, GOODS)
      const logo = one.getByRole('combobox', { name: 'Logo on the upper' })
      const option = (await logo.getByRole('option', { name: LAST_KIT }).textContent()) ?? ''
      await logo.selectOption({ label: option })
      const left = numberIn(option.replace(LAST_KIT, ''))
      expect(left).toBeGreaterThan(0)
      await one.getByRole('grid').getByRole('textbox').first().fill(String(left))
      await one.getByRole('button', { name: 'Add to basket' }).click()
      await one.getByRole('link', { name: 'Open basket' }).click()
      await one.getByRole('link', { name: 'Place an order' }).click()
      await one.getByRole('textbox', { name: /Delivery/ }).fill('Bishkek, Akhunbaeva 119')
      await one.getByRole('textbox', { name: /Payment/ }).fill('Bank transfer')
    }

    await Promise.all(pages.map((one) => one.getByRole('button', { name: 'Place order' }).click()))
    const outcomes = await Promise.all(
      pages.map(async (one) => {
        const isPlaced = one.getByRole('heading', { level: 1, name: /is placed/ })
        const isShort = one.getByText('Branding kits are short for some lines')
        await expect(isPlaced.or(isShort)).toBeVisible()
        return (await isShort.isVisible()) ? 'told' : 'placed'
      }),
    )
    expect(outcomes.toSorted()).toEqual(['placed', 'told'])
    const told = pages[outcomes.indexOf('told')] ?? page
    expect(await findBarriers(told)).toEqual([])
    await told.goto('/admin/basket')
    await expect(told.getByRole('spinbutton')).toHaveCount(1)
    await context.close()
  },
)
