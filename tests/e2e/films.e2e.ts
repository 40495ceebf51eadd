import { webmFilm } from '@shyrdak/api/testing/films'
import type { Page } from '@playwright/test'
import { expect, test } from './flow.ts'
import { openDesk } from './people/another-manager.ts'
import { addBlock, beginPage, fieldsOf } from './people/edit-page.ts'
import { logIn } from './people/have-account.ts'

/** A playable film of two seconds. */
const film = async (name = 'felting.webm') => ({
  name,
  mimeType: 'video/webm',
  buffer: await webmFilm(2),
})

/** Plays the film of a page from near its end, and returns its duration and width. */
const playToTheEnd = (page: Page) =>
  page.locator('main video').evaluate(async (video: HTMLVideoElement) => {
    video.muted = true
    video.currentTime = 1.2
    await video.play()
    await new Promise((resolve) => video.addEventListener('ended', resolve, { once: true }))
    return { duration: video.duration, width: video.videoWidth, hasControls: video.controls }
  })
const FILM = { duration: 2, width: 64, hasControls: true }

test(
  'a manager cancels one upload, puts another film on a page, and a shopper plays it',
  { tag: '@desk' },
  async ({ shopper, browser, origin }) => {
    const { page: desk, leave } = await openDesk(browser, origin, '/desk/pages')
    const address = `felting-${Date.now().toString(36)}`
    await beginPage(desk, address, { en: 'Felting', ru: 'Валяние', kg: 'Кийиз басуу' })
    await addBlock(desk, /^Video /)
    const field = fieldsOf(desk).getByRole('group', { name: 'Video', exact: true })
    await field.getByRole('textbox').fill('https://vimeo.com/76979871')
    await expect(field.getByText(/neither a YouTube video/)).toBeVisible()

    // The first upload stays pending because its request is never answered.
    await desk.route('**/api/management/films?*', () => {}, { times: 1 })
    await field.locator('input[type=file]').setInputFiles(await film('wrong.webm'))
    await expect(field.getByText('Uploading wrong.webm…')).toBeVisible()
    await field.getByRole('button', { name: /^Cancel/ }).click()
    await expect(field.locator('input[type=file]')).toBeFocused()
    await field.locator('input[type=file]').setInputFiles(await film())
    await expect(field.locator('video')).toHaveAttribute('src', /\/media\/upload-[0-9a-f-]{36}\.webm$/)
    await expect(desk.frameLocator('iframe[title^="Preview, English"]').locator('main video')).toBeVisible()

    await desk.getByRole('button', { name: 'Publish' }).click()
    await expect(desk.getByText('Saved. The store shows it.'), 'the keyboard goes on there').toBeFocused()
    const { page } = shopper
    for (const language of ['en', 'ru']) {
      await page.goto(`/${language}/pages/${address}`)
      expect(await playToTheEnd(page)).toEqual(FILM)
    }
    await leave()
  },
)

test(
  'a craftsman uploads a film of the workshop, and visitors play it',
  { tag: '@desk' },
  async ({ shopper }) => {
    const { page } = shopper
    await page.goto('/en/admin/craftsman/login')
    await logIn(shopper, { email: 'craftsman@example.com', password: 'felt-and-wool' })
    await expect(page.getByRole('region', { name: 'What comes next' })).toBeVisible()
    await page.goto('/admin/craftsman-company-page')
    const section = page.getByRole('region', { name: 'Video', exact: true })
    await section.getByRole('textbox', { name: 'Video', exact: true }).fill('vimeo.com/76979871')
    await page.getByRole('button', { name: 'Save page' }).click()
    await expect(section.getByText(/a video from YouTube or one uploaded here/)).toBeVisible()
    await section.locator('input[type=file]').setInputFiles(await film())
    await expect(section.locator('video')).toBeVisible()
    await page.getByRole('button', { name: 'Save page' }).click()
    await expect(page.getByText('Saved. Visitors see it now.'), 'as it does at the desk').toBeFocused()
    const path = (await page.getByRole('link', { name: /See my page/ }).getAttribute('href')) ?? ''
    await page.goto(path)
    expect(await playToTheEnd(page)).toEqual(FILM)
  },
)
