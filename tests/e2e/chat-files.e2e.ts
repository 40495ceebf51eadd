import { expect, test } from './flow.ts'
import { openDesk } from './people/another-manager.ts'
import { findBarriers } from './people/find-barriers.ts'
import { logInForCompany } from './people/wholesale-person.ts'

/** A phone photo in the given colour. */
const photo = async (name: string, background: string) => {
  const { default: sharp } = await import('sharp')
  const image = sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
  return { name, mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() }
}
const PDF = {
  name: 'Договор.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n'),
}

test(
  'a wholesale client and a manager exchange files and marks, and lose nothing while offline',
  { tag: '@desk' },
  async ({ shopper: { page }, browser, origin, context, trouble }) => {
    test.slow()
    const mine = crypto.randomUUID().slice(0, 8)
    await logInForCompany(page, 'wholesale')
    await page.goto('/admin/chat?about=S-2026-000123')
    await expect(page, 'a reload after sending asks about nothing').toHaveURL(/\/admin\/chat$/)
    const log = page.getByRole('log')
    const field = page.getByLabel('Your message')
    await field.fill(`Could you dye these? ${mine}`)
    await page
      .getByLabel(/^Attach/)
      .setInputFiles([await photo('madder.jpg', '#a3302b'), await photo('indigo.jpg', '#2f4a7a'), PDF])
    const chosen = page.getByRole('list', { name: 'Files to send' })
    await expect(chosen.getByRole('listitem')).toHaveCount(3)
    await expect(chosen.getByRole('progressbar')).toHaveCount(0)
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    const sent = log.getByRole('listitem').filter({ hasText: mine }).first()
    await expect(sent.getByText('About S-2026-000123')).toBeVisible()
    await expect(sent.getByRole('button', { name: /^Open photo/ })).toHaveCount(2)
    await expect(chosen).toHaveCount(0)

    const desk = await openDesk(browser, origin, '/desk/chat')
    await desk.page.getByRole('link', { name: 'Ак-Кийиз' }).first().click()
    const received = desk.page.getByRole('log').getByRole('listitem').filter({ hasText: mine }).first()
    await expect(received.getByRole('button', { name: 'Open photo indigo.jpg' })).toBeVisible()
    await expect
      .poll(() =>
        received
          .locator('.shyrdak-chat-photo img')
          .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth)),
      )
      .toEqual([480, 480])
    await expect(sent.getByText('Read', { exact: true })).toBeVisible()
    await received.getByRole('button', { name: 'Open photo indigo.jpg' }).click()
    await expect(desk.page.getByRole('dialog', { name: 'indigo.jpg' })).toBeVisible()
    await desk.page.keyboard.press('Escape')
    const download = desk.page.waitForEvent('download')
    await received.getByRole('button', { name: /Save Договор\.pdf/ }).click()
    expect((await download).suggestedFilename()).toBe('Договор.pdf')
    await received.getByRole('button', { name: /Mark the message/ }).click()
    await received.getByRole('button', { name: 'Red', exact: true }).click()
    await expect(received).toHaveAttribute('data-mark', 'red')
    // The client does not see it.
    await expect(sent).toHaveAttribute('data-mark', 'none')

    trouble.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/)
    await context.setOffline(true)
    await field.fill(`And this one? ${mine}`)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByText('Not sent.')).toBeVisible()
    await desk.page.getByLabel('Your message').fill(`Like this: ${mine}`)
    await desk.page.getByLabel(/^Attach/).setInputFiles([await photo('sage.jpg', '#7d8f6f')])
    await expect(desk.page.getByRole('progressbar')).toHaveCount(0)
    await desk.page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(desk.page.getByRole('button', { name: 'Open photo sage.jpg' }).last()).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(field).toHaveValue('')
    await expect(log.getByText(`Like this: ${mine}`)).toBeVisible({ timeout: 45_000 })
    await expect(log.getByText(`And this one? ${mine}`)).toHaveCount(1)
    await expect(desk.page.getByRole('log').getByText(`And this one? ${mine}`)).toHaveCount(1)
    await page.getByRole('radio', { name: 'Files' }).check()
    await expect(log.getByText(`And this one? ${mine}`)).toHaveCount(0)
    await expect(log.getByRole('button', { name: 'Open photo sage.jpg' }).last()).toBeVisible()

    // On other pages of the store, incoming messages are counted.
    await page.goto('/')
    await desk.page.getByLabel('Your message').fill(`It will be ready on Friday. ${mine}`)
    await desk.page.getByLabel('Your message').press('Enter')
    await expect(page.getByRole('banner').getByText('New messages:')).toBeVisible({ timeout: 60_000 })
    await desk.leave()
  },
)
