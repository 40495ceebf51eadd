import { randomUUID } from 'node:crypto'
import { expect, test } from './flow.ts'
import { enterDesk } from './people/at-desk.ts'
import { emailTo } from './people/read-emails.ts'
import { wake } from './people/wake.ts'

test(
  'a visitor’s question is answered by a manager, published in the FAQ in every language, and answered by email',
  { tag: '@desk' },
  async ({ shopper }) => {
    const { page } = shopper
    const id = randomUUID().slice(0, 8)
    const email = `asker-${id}@example.com`
    const question = `May I wash a shyrdak at home? ${id}`
    await page.goto('/pages/faq')
    const form = await wake(page, 'faq-question')
    await form.getByLabel('Your question').fill(question)
    await form.getByLabel(/^Email/).fill(email)
    await form.getByRole('button', { name: 'Ask' }).click()
    await expect(form.getByText(/We’ve received your question/)).toBeVisible()

    await page.goto('/desk')
    await enterDesk(shopper)
    await page.getByRole('link', { name: /questions? for the FAQ/ }).click()
    await page.getByRole('link', { name: question }).click()
    const publish = page.getByRole('region', { name: 'Publish in the FAQ' })
    await publish.getByLabel('Section').selectOption({ label: 'Product information' })
    for (const [language, asked, answer] of [
      ['English', question, `Please don’t. <b>${id}</b>`],
      ['Russian', `Можно стирать шырдак? ${id}`, `Лучше не надо. ${id}`],
      ['Kyrgyz', `Шырдакты жууса болобу? ${id}`, `Жуубаңыз. ${id}`],
    ] as const) {
      await publish.getByRole('radio', { name: new RegExp(`^${language}`) }).check()
      await publish.getByLabel('Question').fill(asked)
      await publish.getByLabel('Answer').fill(answer)
    }
    await publish.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Published in the FAQ' })).toBeVisible()

    expect(await emailTo(shopper, email, /Please don’t/)).toContain(question)
    for (const [prefix, asked, answer] of [
      ['/en', question, `Please don’t. <b>${id}</b>`],
      ['/ru', `Можно стирать шырдак? ${id}`, `Лучше не надо. ${id}`],
      ['/kg', `Шырдакты жууса болобу? ${id}`, `Жуубаңыз. ${id}`],
    ] as const) {
      await page.goto(`${prefix}/pages/faq`)
      await expect(page.getByText(asked).first()).toBeVisible()
      // Collapsed until the question is pressed.
      await expect(page.getByText(answer)).toBeAttached()
    }
  },
)

test(
  'a subscriber gets a welcome email, unsubscribes with one press, and undoes it with another',
  { tag: '@phone' },
  async ({ shopper }) => {
    const { page } = shopper
    const email = `reader-${randomUUID().slice(0, 8)}@example.com`
    await page.goto('/')
    const form = await wake(page, 'mailing-form')
    await form.getByRole('textbox').fill(email)
    await form.getByRole('button').click()
    await expect(form.getByText('Email added successfully', { exact: true })).toBeVisible()
    const text = await emailTo(shopper, email, /Thank you for subscribing/)
    const link = /https?:\/\/[^\s"<]+\/unsubscribe\?k=[\w-]+/.exec(text)?.[0]
    expect(text).toContain('List-Unsubscribe')
    await page.goto(link ?? '')
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page.getByText('You are unsubscribed')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('You are subscribed again')).toBeVisible()
  },
)
