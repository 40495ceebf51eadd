import type { Page } from '@playwright/test'
import { expect, test } from './flow.ts'
import { withStore } from './own-store.ts'
import { openDesk } from './people/another-manager.ts'
import { photoOf } from './people/choose-photo.ts'
import { findBarriers } from './people/find-barriers.ts'

const LANGUAGES = ['English', 'Russian', 'Kyrgyz'] as const

/** Shows the texts of a language in a form. */
const showTexts = (page: Page, language: string) =>
  page.getByRole('radio', { name: new RegExp(`^${language}`) }).check()

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

// In a store of its own, because menus and blog appear on every page.
withStore(
  'a manager adds an FAQ entry, a menu link, a blog section and a banner, and shoppers see them',
  { tag: '@desk' },
  async ({ shopper, browser, origin }) => {
    test.setTimeout(120_000)
    const { page: reader } = shopper
    const { page: desk, leave, trouble } = await openDesk(browser, origin, '/desk/faq')

    const answers = {
      English: ['Do you felt on Sundays?', 'On Sundays we rest.'],
      Russian: ['Вы валяете по воскресеньям?', 'По воскресеньям мы отдыхаем.'],
      Kyrgyz: ['Жекшембиде кийиз басасыздарбы?', 'Жекшембиде эс алабыз.'],
    } as const
    await desk.getByRole('link', { name: 'Add a question' }).click()
    for (const language of LANGUAGES) {
      await showTexts(desk, language)
      await desk.getByRole('textbox', { name: 'Question' }).fill(answers[language][0])
      await desk.getByRole('textbox', { name: 'Answer' }).fill(answers[language][1])
    }
    await save(desk)
    await expect(desk.getByRole('link', { name: answers.English[0] })).toBeVisible()
    for (const [prefix, [question, answer]] of [
      ['/en', answers.English],
      ['/ru', answers.Russian],
      ['/kg', answers.Kyrgyz],
    ] as const) {
      await reader.goto(`${prefix}/pages/faq`)
      await expect(reader.getByText(question).first()).toBeVisible()
      await expect(reader.getByText(answer)).toBeAttached()
    }

    // A link in the footer of every page.
    await desk.goto('/desk/menus?menu=footer')
    await desk.getByRole('button', { name: 'Add an entry', exact: true }).click()
    for (const [language, title] of [
      ['English', 'Felt on Sundays'],
      ['Russian', 'Войлок по воскресеньям'],
      ['Kyrgyz', 'Жекшембинин кийизи'],
    ] as const)
      await desk.getByRole('textbox', { name: language }).fill(title)
    // Whoever goes on by Tab sees the whole field above the bar that saves the menu.
    const address = desk.getByRole('combobox', { name: 'Address' })
    await desk.keyboard.press('Tab')
    await expect(address).toBeFocused()
    const field = await address.boundingBox()
    const bar = await desk.locator('.site-desk-save:has([data-state=unsaved])').boundingBox()
    expect(field!.y + field!.height).toBeLessThanOrEqual(bar!.y)
    await address.fill('/pages/faq')
    await save(desk)
    await expect(desk.getByText('Saved. The store shows it now.')).toBeVisible()
    await reader.goto('/en')
    await reader.locator('footer').getByRole('link', { name: 'Felt on Sundays' }).click()
    await expect(reader.getByText(answers.English[0]).first()).toBeVisible()

    // A blog category, and one that cannot be deleted because it has articles.
    await desk.goto('/desk/blog-categories/new')
    for (const [language, title] of [
      ['English', 'Days of rest'],
      ['Russian', 'Дни отдыха'],
      ['Kyrgyz', 'Эс алуу күндөрү'],
    ] as const) {
      await showTexts(desk, language)
      await desk.getByRole('textbox', { name: 'Name' }).fill(title)
    }
    await expect(desk.getByRole('textbox', { name: 'Address' })).toHaveValue('days-of-rest')
    await save(desk)
    await expect(desk.getByRole('link', { name: 'Days of rest' })).toBeVisible()
    await reader.goto('/ru/blog/days-of-rest')
    await expect(reader.getByRole('heading', { name: 'Дни отдыха' }).first()).toBeVisible()
    trouble.expect(/422/)
    await desk.goto('/desk/blog-categories/1')
    for (let presses = 0; presses < 2; presses += 1)
      await desk.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(desk.getByText(/Move its articles to another section first/)).toBeVisible()

    // A banner that pages can now use.
    await desk.goto('/desk/banners/new')
    await desk.locator('input[type=file]').setInputFiles(await photoOf('#7c2a2a'))
    await expect(desk.getByRole('img', { name: 'Photo' })).toBeVisible()
    await desk.getByRole('textbox', { name: 'Heading' }).fill('A Sunday in felt')
    await save(desk)
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText('A Sunday in felt')
    await expect(desk.getByText(/Nowhere yet/)).toBeVisible()
    expect(await findBarriers(desk, { findings: 'all' })).toEqual([])
    await desk.goto('/desk/banners/2')
    const shown = desk.getByRole('region', { name: 'Where it is shown' })
    await shown.getByRole('link').first().waitFor()
    await desk.getByRole('textbox', { name: 'Heading' }).fill('Come to us on a Sunday')
    await save(desk)
    await expect(desk.getByText('Saved. The store shows it now.')).toBeVisible()
    await reader.goto('/en/production')
    await expect(reader.getByText('Come to us on a Sunday').first()).toBeVisible()
    await leave()
  },
)
