import type { Page } from '@playwright/test'

/** The page editor's properties of the selection; initially of the page. */
export const fieldsOf = (desk: Page) => desk.getByRole('region', { name: 'Properties' })

/** Shows the page in another language. */
export const showIn = (desk: Page, language: RegExp) =>
  desk.getByRole('group', { name: 'Language of the page' }).getByRole('button', { name: language }).click()

/** From the list of pages: creates an empty one with an address and titles. Ends in English. */
export async function beginPage(
  desk: Page,
  address: string,
  title: Record<'en' | 'ru' | 'kg', string>,
): Promise<void> {
  await desk.locator('.site-pages-new > summary').click()
  await desk.locator('.site-pages-new a[href$="template=blank"]').click()
  await fieldsOf(desk).getByLabel('Address').fill(address)
  for (const [language, text] of [
    [/^Kyrgyz/, title.kg],
    [/^Russian/, title.ru],
    [/^English/, title.en],
  ] as const) {
    await showIn(desk, language)
    await fieldsOf(desk)
      .getByLabel(/^Title/)
      .fill(text)
  }
}

/** Adds a block at the end of the page, by its name in the dialog. */
export async function addBlock(desk: Page, name: RegExp): Promise<void> {
  await desk.getByRole('tree').getByRole('treeitem').last().focus()
  await desk.keyboard.press('+')
  await desk.getByRole('dialog').getByRole('button', { name }).click()
}
