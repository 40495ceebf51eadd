import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Language } from '@shyrdak/sdk/contract'
import { eq } from 'drizzle-orm'
import { hashPassword } from './password-hash.ts'
import { account } from './tables.ts'
import { logIn } from './log-in.ts'
import { ensureManager } from './ensure-manager.ts'
import { requestPassword } from './reset-password.ts'
import { runJob } from '#testing/test-context.ts'
import { openAuthTestApp, type AuthTestApp } from '#testing/auth-test-app.ts'

let app: AuthTestApp
beforeAll(async () => {
  app = await openAuthTestApp()
})
afterAll(() => app.close())

const owner = 'Owner@shop.example'
const caller = { ip: '203.0.113.7' }

/** Requests a temporary password at a desk in this language and runs the queued jobs. */
async function askForPassword(language: Language): Promise<void> {
  app.jobs.recorded.splice(0)
  await requestPassword(app.context, owner, language)
  for (const job of app.jobs.recorded.splice(0)) await runJob(app.context, job)
}

test('the manager named in the settings can log in only with an emailed password', async () => {
  await ensureManager(app.context, owner)
  await ensureManager(app.context, owner.toLowerCase())
  expect(await app.context.db.$count(account)).toBe(1)
  await expect(
    logIn(app.context, 'management', { email: owner, password: '' }, caller),
  ).rejects.toMatchObject({ code: 'LOGIN_INCORRECT' })
  await askForPassword('ru')
  const password = /(?:[a-z2-9]{4}-){5}[a-z2-9]{4}/.exec(app.emails.at(-1)?.text ?? '')?.[0] ?? ''
  expect(await logIn(app.context, 'management', { email: owner, password }, caller)).toMatchObject({
    sets_password: true,
  })
})

test('a manager’s first emails are in the language of the desk page, later ones in the manager’s own', async () => {
  const own = eq(account.emailKey, owner.toLowerCase())
  await ensureManager(app.context, owner)
  app.pass(10 * 60_000)
  await askForPassword('en')
  expect(app.emails.at(-1)).toMatchObject({ subject: 'Your temporary password' })
  expect(app.emails.at(-1)?.text).toContain('/en/admin/recover-password')

  const passwordHash = await hashPassword('warm wool 7')
  await app.context.db.update(account).set({ passwordHash }).where(own)
  app.pass(10 * 60_000)
  await askForPassword('kg')
  expect(app.emails.at(-1)).toMatchObject({ subject: 'Your temporary password' })
})

test('a shopper whom the settings name as manager stays a shopper, and the log warns of it', async () => {
  const warnings: string[] = []
  const log = {
    ...app.context.log,
    warn: (text: string) => void warnings.push(text),
  } as typeof app.context.log // only warns here
  await app.context.db.insert(account).values({
    market: 'frontend',
    email: 'aigul@example.kg',
    emailKey: 'aigul@example.kg',
    firstName: 'Айгүл',
    lastName: 'Осмонова',
    language: 'kg',
    createdAt: new Date(),
  })
  await ensureManager({ ...app.context, log }, 'Aigul@example.kg')
  expect(warnings).toEqual([expect.stringContaining('Aigul@example.kg')])
})
