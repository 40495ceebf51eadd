import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#platform/sql/transaction.ts'
import { openAuthTestApp, type AuthTestApp } from '#testing/auth-test-app.ts'
import { mintSession } from '#testing/mint-session.ts'
import { untilSomebodyWaits } from '#testing/until-somebody-waits.ts'
import { closeAccount } from './close-account.ts'
import { logIn } from './log-in.ts'
import { hashPassword } from './password-hash.ts'
import { account, session } from './tables.ts'
import type { Transaction } from '#platform/sql/database.ts'

let app: AuthTestApp
beforeAll(async () => {
  app = await openAuthTestApp()
})
afterAll(() => app.close())

const password = 'warm wool 7'
const changePassword = async (tx: Transaction, id: number) => {
  await tx
    .update(account)
    .set({ passwordHash: await hashPassword('other wool 8') })
    .where(eq(account.id, id))
  await tx.delete(session).where(eq(session.accountId, id))
}

test.each([
  ['the password is changed', changePassword],
  ['the account is closed', closeAccount],
])('a login with the former password that goes on while %s opens no session', async (name, change) => {
  const { db } = app.context
  const email = `${name.replaceAll(' ', '-')}@example.kg`
  const { accountId } = await mintSession(db, { market: 'frontend', email })
  await db
    .update(account)
    .set({ passwordHash: await hashPassword(password) })
    .where(eq(account.id, accountId))
  const login = await transaction(db, async (tx) => {
    await change(tx, accountId)
    const going = logIn(app.context, 'frontend', { email, password }, { ip: '203.0.113.7' }).catch(
      (error: unknown) => error,
    )
    await Promise.race([going, untilSomebodyWaits(db)])
    return { going }
  })
  expect(await login.going).toMatchObject({ code: 'LOGIN_INCORRECT' })
  expect(await db.$count(session, eq(session.accountId, accountId))).toBe(0)
})
