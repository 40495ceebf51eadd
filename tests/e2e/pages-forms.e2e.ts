import { expect, test, WIDTHS } from './flow.ts'
import { PAGE_MESSAGES } from './people/page-messages.ts'
import { wake } from './people/wake.ts'
import { makeLivingPage } from './store/living-page.ts'
import { managerOf } from './store/manager.ts'

interface Sent {
  data: Record<string, string>[]
}

let address = ''
test.beforeAll(async () => {
  address = await makeLivingPage(process.env['STORE_ORIGIN'] ?? '')
})

for (const language of ['en', 'ru', 'kg'] as const)
  test.describe(language, () => {
    test.use({ language })
    const messages = PAGE_MESSAGES[language]

    test(
      'answers are grouped in five tabs, and a question reaches the store',
      { tag: WIDTHS[language] },
      async ({ shopper: { page }, origin }, { project }) => {
        await page.goto('/pages/faq')
        const tour = await wake(page, 'tabs')
        await expect(tour.getByRole('tab')).toHaveText([...messages.tabs])
        await expect(tour.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true')
        for (const name of messages.tabs) {
          await tour.getByRole('tab', { name, exact: true }).click()
          await expect(tour.getByRole('tabpanel', { name, exact: true })).toBeVisible()
          await expect(tour.getByRole('tabpanel')).toHaveCount(1)
        }
        const form = await wake(page, 'faq-question')
        const button = form.getByRole('button', { name: messages.ask })
        await expect(button).toBeDisabled()
        const question = `Канча убакыт? ${language} ${project.name}`
        await form.getByLabel(messages.question).fill(question)
        await button.click()
        await expect(form.getByText(messages.asked)).toBeVisible()
        await expect(form.getByLabel(messages.question)).toHaveValue('')
        const { body } = await (await managerOf(origin))<Sent>('GET', '../inbox/questions')
        expect(body.data).toContainEqual(expect.objectContaining({ question, language }))
      },
    )

    test(
      'a message is sent, confirmed for three seconds, and reaches the store',
      { tag: WIDTHS[language] },
      async ({ shopper: { page }, origin }, { project }) => {
        await page.clock.install()
        await page.goto(address)
        const form = await wake(page, 'feedback-form')
        const send = form.getByRole('button', { name: messages.send })
        const subject = `Жүн ${language} ${project.name}`
        const message = { name: 'Айгүл', email: 'aigul@example.com', subject, message: 'Рахмат!' }
        for (const [field, text] of Object.entries(message)) {
          await expect(send).toBeDisabled()
          await form.getByLabel(messages.feedback[field as keyof typeof message]).fill(text) // the keys of letter
        }
        await send.click()
        await expect(form.getByText(messages.sent)).toBeVisible()
        await page.clock.fastForward(2_000)
        await expect(form.getByText(messages.sent)).toBeVisible()
        await page.clock.fastForward(1_100)
        await expect(form.getByText(messages.sent)).toHaveCount(0)
        for (const field of await form.getByRole('textbox').all()) await expect(field).toHaveValue('')
        const { body } = await (await managerOf(origin))<Sent>('GET', '../inbox/feedback')
        expect(body.data).toContainEqual(expect.objectContaining(message))
      },
    )

    test(
      'an email joins the mailing list once, and an invalid one is not sent',
      { tag: WIDTHS[language] },
      async ({ shopper: { page } }, { project }) => {
        const asked: string[] = []
        page.on('request', (request) => {
          if (request.url().includes('/frontend/subscribe')) asked.push(request.postData() ?? '')
        })
        await page.goto(address)
        const form = await wake(page, 'mailing-form')
        const field = form.getByRole('textbox')
        const subscribe = async (email: string) => {
          await field.fill(email)
          await form.getByRole('button', { name: messages.subscribe }).click()
        }
        for (const wrong of ['aigul', 'aigul@example', '', 'a b@example.com']) {
          await subscribe(wrong)
          await expect(form.getByText(messages.badAddress)).toBeVisible()
          await expect(field).toHaveAttribute('aria-invalid', 'true')
        }
        expect(asked).toEqual([])
        const email = `aigul-${language}-${project.name}@example.com`
        await subscribe(email)
        await expect(form.getByText(messages.added, { exact: true })).toBeVisible()
        await subscribe(email.toUpperCase())
        await expect(form.getByText(messages.alreadyThere, { exact: true })).toBeVisible()
        expect(asked).toHaveLength(2)
      },
    )
  })
