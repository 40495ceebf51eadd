import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './flow.ts'
import { openDesk } from './people/another-manager.ts'
import { comeToPlacing, placeOrder } from './people/check-out.ts'
import { addPhotos, choosePhoto } from './people/choose-photo.ts'
import { logIn, newcomer, register } from './people/have-account.ts'
import { orderFromArtisan } from './people/order-from-artisan.ts'
import { orderNumber } from './people/order-number.ts'
import { answerAtBank, expectPaid } from './people/pay-at-bank.ts'
import { openCart } from './people/put-in-cart.ts'
import { madeToOrder } from './store/special-goods.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** A workshop's page as a visitor gets it: a document, without scripts. */
const readAs = (page: Page, path: string) => async (language: string) => {
  const answer = await page.request.get(`/${language}${path}`)
  return { status: answer.status(), text: await answer.text() }
}

test(
  'a craftsman writes the workshop’s page with photos, a manager publishes it, and visitors read it',
  { tag: ['@phone', '@desk'] },
  async ({ shopper, browser, origin }) => {
    const { page } = shopper
    await page.goto('/admin/craftsman/register')
    await register(shopper, newcomer())
    await expect(page).toHaveURL(/\/admin\/craftsman-profile$/)
    await expect(page.getByRole('region', { name: 'What comes next' })).toContainText('Complete your page')
    await choosePhoto(shopper, 'Portrait', '#a33a2b')
    await page.getByRole('button', { name: 'Add a link' }).click()
    await page.keyboard.type('javascript:alert(1)')
    await page.keyboard.press('Enter')
    await expect(page.getByText('2 fields need correcting.')).toBeVisible()
    const address = page.getByRole('region', { name: 'Links' }).getByLabel(/^Link/)
    await expect(address).toBeFocused()
    await address.fill('instagram.com/my_workshop')
    await page.keyboard.press('Enter')
    await expect(page.getByText('A manager looks at it before visitors see it.')).toBeVisible()

    await page.goto('/admin/craftsman-company-page')
    const name = `Felt of Naryn ${crypto.randomUUID().slice(0, 8)}`
    await page.getByRole('region', { name: 'The workshop', exact: true }).getByRole('textbox').fill(name)
    await choosePhoto(shopper, 'Wide photo at the top', '#2d3f66')
    await addPhotos(shopper, 'Photos', ['#8a6d3b', '#6b7f5a'])
    const greeting = page.getByRole('region', { name: 'Greeting' })
    await greeting.getByRole('textbox').fill('Come in, the tea is ready')
    await greeting.getByRole('radio', { name: /English/ }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(greeting.getByRole('radio', { name: /Русский, empty/ })).toBeChecked()
    await greeting.getByRole('textbox').fill('Заходите, чай готов')
    await greeting.getByRole('radio', { name: /Русский/ }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(greeting.getByRole('radio', { name: /Кыргызча, empty/ })).toBeChecked()
    await greeting.getByRole('textbox').fill('Кириңиз, чай даяр')
    await expect(page.getByRole('region', { name: 'How visitors see it' })).toContainText(
      'Come in, the tea is ready',
    )
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).setLegacyMode().analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ).toEqual([])
    await page.getByRole('button', { name: 'Save page' }).click()
    await expect(page.getByText('A manager looks at it before visitors see it.')).toBeVisible()

    const desk = await openDesk(browser, origin, '/desk/artisans')
    const row = desk.page.getByRole('listitem', { name })
    await row.getByRole('button', { name: 'Publish' }).click()
    await expect(desk.page.getByText(`${name} is public`)).toBeVisible()
    await desk.leave()

    await page.reload()
    const path = (await page.getByRole('link', { name: /See my page/ }).getAttribute('href')) ?? ''
    const read = readAs(page, path)
    expect((await read('kg')).text).toContain('Кириңиз, чай даяр')
    expect((await read('ru')).text).toContain('Заходите, чай готов')
    const english = (await read('en')).text
    expect(english).toContain('Come in, the tea is ready')
    expect(english).toContain('href="https://instagram.com/my_workshop"')
    expect(new Set(english.match(/upload-[0-9a-f-]{36}/g))).toHaveProperty('size', 4)

    // The page is cached by now: the next change must appear as well.
    await greeting.getByRole('radio', { name: /English/ }).check()
    await greeting.getByRole('textbox').fill('Come in, the bread is warm')
    await page.getByRole('button', { name: 'Save page' }).click()
    await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible()
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByText('Come in, the bread is warm')).toBeVisible()
  },
)

test(
  'a craftsman adds a note and a photo to an order and moves it on, and the buyer sees all of it',
  { tag: '@desk' },
  async ({ shopper, browser, origin }) => {
    const { page } = shopper
    // The demo craftsman has the first workshop.
    const piece = await madeToOrder(origin, 0, 1)
    await orderFromArtisan(shopper, piece)
    await openCart(shopper)
    await comeToPlacing(shopper)
    await placeOrder(shopper)
    await answerAtBank(shopper, 'bankPays')
    await expectPaid(shopper)
    const number = await orderNumber(shopper)
    const ownOrder = page.url()

    const context = await browser.newContext({ baseURL: origin })
    const artisan = await context.newPage()
    await artisan.goto('/en/admin/craftsman/login')
    await logIn({ ...shopper, page: artisan }, { email: 'craftsman@example.com', password: 'felt-and-wool' })
    await artisan
      .getByRole('region', { name: 'What comes next' })
      .getByRole('link', { name: /to work on/ })
      .click()
    await artisan.getByRole('link', { name: new RegExp(number) }).click()
    await expect(artisan).toHaveURL(/\/craftsman-order-history\/special-product-description\/\d+$/)
    await expect(artisan.getByText('Айгүл')).toHaveCount(0)
    await artisan.getByLabel('Message to the buyer').fill('The wool is carded.')
    await choosePhoto({ page: artisan }, 'Photo of the work', '#a33a2b')
    await artisan.getByRole('button', { name: 'Tell the buyer' }).click()
    await expect(artisan.getByText('The buyer will get an email.')).toBeVisible()
    await artisan.getByRole('button', { name: 'Ready: on to packaging' }).click()
    await expect(artisan.getByText('Status: Packaging of goods. ')).toBeVisible()
    await context.close()

    await page.goto(ownOrder)
    const steps = page.locator('.site-order-timeline')
    await expect(steps).toContainText('The wool is carded.')
    await expect(steps.getByRole('img', { name: /Photo of the work/ })).toBeVisible()
    await expect(steps.getByRole('listitem').last()).toContainText('Packaging of goods')
  },
)

test(
  'a craftsman proposes a product, a manager sends it back and then publishes it, and visitors find it',
  { tag: '@desk' },
  async ({ shopper, browser, origin }) => {
    test.slow()
    const { page } = shopper
    await page.goto('/admin/craftsman/login')
    await logIn(shopper, { email: 'craftsman@example.com', password: 'felt-and-wool' })
    await expect(page).toHaveURL(/craftsman-profile$/)
    await page.goto('/admin/craftsman-company-page/goods')
    await page.getByRole('link', { name: 'Propose something new' }).click()
    await page.getByRole('button', { name: 'Save and hand in' }).click()
    await expect(page.getByText(/fields need correcting/)).toBeVisible()
    const name = `Chair pad ${crypto.randomUUID().slice(0, 8)}`
    const texts = page.getByRole('region', { name: 'What it is' })
    await texts.getByRole('textbox').first().fill(name)
    await texts.getByRole('textbox').last().fill('Felt of two colours, quilted by hand.')
    await addPhotos(shopper, 'Photos of the piece', ['#a33a2b'])
    const facts = page.getByRole('region', { name: 'Price and stock' })
    await facts.getByLabel('Category').selectOption({ index: 1 })
    await facts.getByLabel('Colour').selectOption({ index: 1 })
    await facts.getByLabel('Size').fill('40 × 40 cm')
    await facts.getByLabel('Price in som').fill('1200')
    await facts.getByLabel('Finished pieces').fill('3')
    await facts.getByLabel('Days to make').fill('10')
    await facts.getByLabel('Weight in grams').fill('400')
    await page.getByRole('button', { name: 'Save and hand in' }).click()
    const own = page.getByRole('listitem').filter({ hasText: name })
    await expect(own).toContainText(/1\s200\.00\sKGS/)

    const desk = await openDesk(browser, origin, '/desk/proposals')
    const row = desk.page.getByRole('listitem', { name })
    await row.getByRole('button', { name: 'Send back' }).click()
    const why = desk.page.getByRole('dialog')
    await why.getByRole('textbox').fill('Please say how thick it is.')
    await why.getByRole('button', { name: 'Send back' }).click()
    await expect(desk.page.getByText(`${name} is sent back`)).toBeVisible()

    await page.reload()
    await expect(own).toContainText('Please say how thick it is.')
    await own.getByRole('link', { name }).click()
    await texts.getByRole('textbox').last().fill('Felt of two colours, 2 cm thick, quilted by hand.')
    await page.getByRole('button', { name: 'Save and hand in' }).click()
    await expect(own).not.toContainText('Please say how thick it is.')

    await desk.page.goto('/en/desk/proposals')
    await expect(row).toContainText('Not written in: Russian, Kyrgyz.')
    await row.getByRole('button', { name: 'Put on sale' }).click()
    const missing = desk.page.getByRole('dialog')
    for (const [group, text] of [
      ['Name', 'Подушка'],
      ['Description', 'Из войлока двух цветов'],
    ] as const)
      for (const language of ['Russian', 'Kyrgyz'])
        await missing.getByRole('group', { name: group }).getByLabel(language).fill(`${text} ${language}`)
    await missing.getByRole('button', { name: 'Put on sale' }).click()
    await expect(desk.page.getByText(`${name} is on sale`)).toBeVisible()
    await desk.leave()

    await page.reload()
    await own.getByRole('link', { name }).click()
    await expect(page).toHaveURL(/\/special-product\//)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByText('2 cm thick')).toBeVisible()
  },
)
