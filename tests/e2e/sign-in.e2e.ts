import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from './flow.ts'

/** Milliseconds by which the texts of the form are later than its page, as on a phone far from a city. */
const LATE = 1_500

const EMAIL = 'somebody.with.a.long.name@example.com'

for (const path of ['/admin/login', '/admin/craftsman/login', '/admin/register', '/desk/login'])
  test(
    `an email typed at ${path} while its scripts still load is not lost`,
    { tag: '@phone' },
    async ({ shopper: { page } }) => {
      await page.route('**/assets/en-*.js', async (route) => {
        const response = await route.fetch()
        if ((await response.text()).includes('Show password')) await pause(LATE)
        await route.fulfill({ response })
      })
      await page.goto(path, { waitUntil: 'commit' })
      const email = page.getByLabel('Email')
      await email.pressSequentially(EMAIL, { delay: 60 })
      const password = page.getByLabel(/^Password/)
      await expect(async () => {
        await page.getByRole('checkbox', { name: 'Show password' }).click()
        await expect(password).toHaveAttribute('type', 'text', { timeout: 500 })
      }, 'the form is interactive').toPass()
      await expect(email).toHaveValue(EMAIL)
    },
  )
