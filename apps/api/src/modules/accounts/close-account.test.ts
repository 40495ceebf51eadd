import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#platform/sql/transaction.ts'
import { openAuthTestApp, type AuthTestApp } from '#testing/auth-test-app.ts'
import { closeAccount } from './close-account.ts'
import { isEmailTaken } from './is-email-taken.ts'
import { logIn } from './log-in.ts'
import { registerPerson } from './register-person.ts'
import { sessionOf } from './session-of.ts'
import { account, familiarAddress } from './tables.ts'

let app: AuthTestApp
beforeAll(async () => {
  app = await openAuthTestApp()
})
afterAll(() => app.close())

const email = 'Aigul@example.kg'
const caller = { ip: '203.0.113.7' }
const register = (password: string) =>
  registerPerson(app.context, {
    market: 'frontend',
    person: {
      first_name: 'Айгүл',
      last_name: 'Осмонова',
      email,
      password,
      phone: '+996700123456',
      terms: true,
    },
    language: 'ru',
  })
const logInWith = (password: string) => logIn(app.context, 'frontend', { email, password }, caller)
const rowOf = async (id: number) => (await app.context.db.select().from(account).where(eq(account.id, id)))[0]

test('the email of a closed account can be registered again, and the old account stays closed', async () => {
  const { id: former } = await register('warm wool 7')
  const { access_token } = await logInWith('warm wool 7')
  expect(await isEmailTaken(app.context, email)).toBe(true)
  await expect(register('warm wool 8')).rejects.toMatchObject({
    details: { issues: [{ path: ['email'], code: 'taken' }] },
  })

  await transaction(app.context.db, (tx) => closeAccount(tx, former))
  expect(await isEmailTaken(app.context, email)).toBe(false)
  expect(await app.context.db.$count(familiarAddress, eq(familiarAddress.accountId, former))).toBe(0)

  const { id } = await register('warm wool 8')
  expect(id).not.toBe(former)
  expect(await rowOf(former)).toMatchObject({ status: 'closed', email, passwordHash: null })
  expect(await rowOf(id)).toMatchObject({ status: 'active', emailConfirmedAt: null })
  expect(await logInWith('warm wool 8')).toMatchObject({ access_token: expect.any(String) })
  await expect(logInWith('warm wool 7')).rejects.toMatchObject({ code: 'LOGIN_INCORRECT' })
  expect(await sessionOf(app.context.db, access_token, app.context.clock())).toBeUndefined()
})
