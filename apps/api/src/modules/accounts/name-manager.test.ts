import { afterAll, beforeAll, expect, test } from 'vitest'
import { account, passwordRequest } from './tables.ts'
import { logIn } from './log-in.ts'
import { nameManager } from './name-manager.ts'
import { requestPassword } from './reset-password.ts'
import { passwordEmail } from './emails/password-email.ts'
import { runJob } from '#testing/test-context.ts'
import { openAuthTestApp, type AuthTestApp } from '#testing/auth-test-app.ts'

let app: AuthTestApp
beforeAll(async () => {
  app = await openAuthTestApp()
})
afterAll(() => app.close())

const owner = 'Owner@shop.example'
const caller = { ip: '203.0.113.7' }

test('the manager named in the settings gets in by a mailed password, and by no other', async () => {
  await nameManager(app.context, owner)
  await nameManager(app.context, owner.toLowerCase())
  expect(await app.context.db.$count(account)).toBe(1)
  await expect(
    logIn(app.context, 'management', { email: owner, password: '' }, caller),
  ).rejects.toMatchObject({ code: 'LOGIN_INCORRECT' })
  await requestPassword(app.context, owner)
  const [asked] = await app.context.db.select().from(passwordRequest)
  await runJob(app.context, { name: passwordEmail.name, payload: { requestId: asked?.id ?? 0 } })
  const password = /(?:[a-z2-9]{4}-){5}[a-z2-9]{4}/.exec(app.emails.at(-1)?.text ?? '')?.[0] ?? ''
  expect(await logIn(app.context, 'management', { email: owner, password }, caller)).toMatchObject({
    sets_password: true,
  })
})

test('a shopper whom the settings name stays a shopper, and the log says so', async () => {
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
  await nameManager({ ...app.context, log }, 'Aigul@example.kg')
  expect(warnings).toEqual([expect.stringContaining('Aigul@example.kg')])
})
