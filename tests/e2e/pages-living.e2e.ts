import { expect, test, WIDTHS, WITH_MOTION, type Shopper } from './flow.ts'
import { PAGE_MESSAGES } from './people/page-messages.ts'
import { wake } from './people/wake.ts'
import { makeLivingPage } from './store/living-page.ts'

test.use(WITH_MOTION)

/** Milliseconds: a slide is shown for six seconds. */
const TURN = 6_200

let address = ''
test.beforeAll(async () => {
  address = await makeLivingPage(process.env['STORE_ORIGIN'] ?? '')
})

const isSeen = ({ page, language }: Shopper, slide: number) =>
  expect(
    page.getByRole('button', { name: `${PAGE_MESSAGES[language].slide} ${slide}`, exact: true }),
    `slide ${slide} is seen`,
  ).toHaveAttribute('aria-current', 'true')

for (const language of ['en', 'ru', 'kg'] as const)
  test.describe(language, () => {
    test.use({ language })
    const messages = PAGE_MESSAGES[language]

    test(
      'slides turn by arrows, dots and a timer, and stop while somebody uses them',
      { tag: WIDTHS[language] },
      async ({ shopper }) => {
        const { page } = shopper
        await page.clock.install()
        await page.goto(address)
        const slider = await wake(page, 'slider')
        await isSeen(shopper, 1)
        await slider.getByRole('button', { name: messages.nextSlide }).click()
        await isSeen(shopper, 2)
        for (let times = 0; times < 2; times += 1)
          await slider.getByRole('button', { name: messages.previousSlide }).click()
        await isSeen(shopper, 3)
        await slider.getByRole('button', { name: messages.nextSlide }).click()
        await isSeen(shopper, 1)
        await slider.getByRole('button', { name: `${messages.slide} 2`, exact: true }).click()
        await isSeen(shopper, 2)
        await expect(slider.getByText('Words of slide 2')).toBeInViewport()

        await page.clock.fastForward(TURN)
        await isSeen(shopper, 2)
        await page.evaluate(() => {
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        })
        await page.mouse.move(5, 5)
        await page.clock.runFor(100)
        await page.clock.fastForward(TURN)
        await isSeen(shopper, 3)
        await slider.hover()
        await page.clock.runFor(100)
        await page.clock.fastForward(TURN)
        await isSeen(shopper, 3)
      },
    )

    test('with reduced motion the slides turn only by hand', { tag: '@desk' }, async ({ shopper }) => {
      const { page } = shopper
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.clock.install()
      await page.goto(address)
      const slider = await wake(page, 'slider')
      await page.clock.fastForward(TURN)
      await isSeen(shopper, 1)
      await slider.getByRole('button', { name: messages.nextSlide }).click()
      await isSeen(shopper, 2)
    })

    test(
      'goods are grouped in tabs, and answers open one at a time',
      { tag: WIDTHS[language] },
      async ({ shopper: { page } }) => {
        await page.goto(address)
        const tabs = await wake(page, 'tabs')
        const [first, second] = await tabs.getByRole('tab').all()
        await expect(first!).toHaveAttribute('aria-selected', 'true')
        const before = await tabs.getByRole('article').first().innerText()
        await second!.click()
        await expect(second!).toHaveAttribute('aria-selected', 'true')
        await expect(tabs.getByRole('article').first()).not.toHaveText(before)
        await second!.press('ArrowLeft')
        await expect(first!).toHaveAttribute('aria-selected', 'true')

        const accordion = await wake(page, 'accordion')
        await expect(accordion.getByText('Answer 1')).toBeVisible()
        await expect(accordion.getByText('Answer 2')).toBeHidden()
        await accordion.getByRole('button', { name: 'Question 2' }).click()
        await expect(accordion.getByText('Answer 2')).toBeVisible()
        await expect(accordion.getByText('Answer 1')).toBeHidden()
        await accordion.getByRole('button', { name: 'Question 2' }).click()
        await expect(accordion.getByText('Answer 2')).toBeHidden()
      },
    )

    test(
      'the first click and the first key on a tab of a sleeping island take effect',
      { tag: WIDTHS[language] },
      async ({ shopper: { page } }) => {
        const tab = (place: number) =>
          page.locator('[data-island="tabs"]').first().getByRole('tab').nth(place)
        await page.goto(address)
        await tab(1).click()
        await expect(tab(1)).toHaveAttribute('aria-selected', 'true')
        await page.goto(address)
        await tab(0).press('ArrowRight')
        await expect(tab(1)).toHaveAttribute('aria-selected', 'true')
      },
    )

    test(
      'the first click on an arrow of a sleeping slider turns the slide',
      { tag: WIDTHS[language] },
      async ({ shopper }) => {
        const { page } = shopper
        // With motion it would turn by itself, too.
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.goto(address)
        await page.locator('[data-island="slider"]').getByRole('button', { name: messages.nextSlide }).click()
        await isSeen(shopper, 2)
      },
    )

    test(
      'the first click on a question of the FAQ opens its answer, and closes the one before',
      { tag: WIDTHS[language] },
      async ({ shopper: { page } }) => {
        await page.goto('/pages/faq')
        const questions = page.locator('[data-island="accordion"]').first().getByRole('button')
        await expect(questions.first()).toHaveAttribute('aria-expanded', 'true')
        await questions.nth(1).click()
        await expect(questions.nth(1)).toHaveAttribute('aria-expanded', 'true')
        await expect(questions.first()).toHaveAttribute('aria-expanded', 'false')
      },
    )

    test(
      'a link in a sleeping island opens in another tab with Ctrl',
      { tag: '@desk' },
      async ({ shopper: { page }, context }) => {
        await page.goto(address)
        const link = page.locator('[data-island="tabs"]:not([data-awake]) article a').first()
        const [other] = await Promise.all([
          context.waitForEvent('page'),
          link.click({ modifiers: ['ControlOrMeta'] }),
        ])
        await other.waitForURL(/\/product\//)
        expect(new URL(page.url()).pathname).toBe(address)
      },
    )

    test(
      'images are opened and turned on the whole screen by keyboard alone',
      { tag: WIDTHS[language] },
      async ({ shopper: { page } }) => {
        await page.goto(address)
        const viewer = await wake(page, 'image-viewer')
        await viewer.getByRole('button', { name: 'Picture of felt 2', exact: true }).press('Enter')
        const large = viewer.getByRole('button', { name: messages.enlarge })
        await expect(large).toHaveAccessibleName(/Picture of felt 2$/)
        await large.press('Enter')
        const dialog = page.getByRole('dialog', { name: 'Picture of felt 2' })
        await expect(dialog).toBeVisible()
        for (let steps = 0; steps < 6; steps += 1) {
          if (
            await dialog
              .getByRole('button', { name: messages.nextImage })
              .evaluate((button) => button === document.activeElement)
          )
            break
          await page.keyboard.press('Tab')
        }
        await page.keyboard.press('Enter')
        await expect(page.getByRole('dialog', { name: 'Picture of felt 3' })).toBeVisible()
        await page.keyboard.press('Enter')
        await expect(page.getByRole('dialog', { name: 'Picture of felt 1' })).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await expect(large).toBeFocused()
      },
    )

    test(
      'a film requests nothing from YouTube before it is played, and then without cookies',
      { tag: WIDTHS[language] },
      async ({ shopper: { page }, context, origin }) => {
        const strangers: string[] = []
        context.on('request', (request) => {
          if (!request.url().startsWith(origin)) strangers.push(request.url())
        })
        await context.route('https://www.youtube-nocookie.com/**', (route) =>
          route.fulfill({
            contentType: 'text/html',
            body: '<!doctype html><title>Film</title><p>The film plays</p>',
          }),
        )
        await page.goto(address)
        await page.locator('.shyrdak-video-component').scrollIntoViewIfNeeded()
        const frame = page.frameLocator('.shyrdak-video-component-film')
        await expect(frame.getByRole('link', { name: messages.watch })).toBeVisible()
        expect(strangers).toEqual([])
        await frame.getByRole('link', { name: messages.watch }).click()
        await expect(frame.getByText('The film plays')).toBeVisible()
        expect(strangers).toEqual([
          expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?/),
        ])
      },
    )
  })

test.describe('without JavaScript', () => {
  test.use({ language: 'ru', javaScriptEnabled: false })
  test('all content can be read', { tag: ['@phone', '@desk'] }, async ({ shopper: { page }, trouble }) => {
    trouble.expect(/\/assets\/.*\.js csp$/)
    await page.goto(address)
    await expect(page.getByText('Words of slide 1')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Everything that moves' })).toBeVisible()
    for (const text of ['Answer 1', 'Answer 2', 'Answer 3', 'About the pictures', 'More about them'])
      await expect(page.getByText(text)).toBeVisible()
    for (const panel of await page.locator('.shyrdak-tabs-panel').all())
      await expect(panel.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'All goods' })).toBeVisible()
  })
})
