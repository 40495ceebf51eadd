import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SessionPrincipal } from '#platform/principal.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { openAuthTestApp, type AuthTestApp } from '#testing/auth-test-app.ts'
import { mintSession } from '#testing/mint-session.ts'
import { runJob } from '#testing/test-context.ts'
import { untilSomebodyWaits } from '#testing/until-somebody-waits.ts'
import { changePerson } from './change-person.ts'
import { confirmEmail, sendConfirmation } from './confirm-email.ts'
import { logIn } from './log-in.ts'
import { hashPassword } from './password-hash.ts'
import { requestPassword } from './reset-password.ts'
import { changePassword, recoverPassword } from './set-password.ts'
import { account } from './tables.ts'

const CALLER = { ip: '203.0.113.7' }
const FORMER = 'warm wool 7'
const NEW = 'other wool 8'

let app: AuthTestApp
beforeAll(async () => {
  app = await openAuthTestApp()
})
afterAll(() => app.close())
beforeEach(() => {
  app.emails.length = 0
  app.jobs.recorded.length = 0
})

async function openAccount({ isEmailConfirmed = true } = {}) {
  const passwordHash = await hashPassword(FORMER)
  const minted = await mintSession(app.context.db, { market: 'frontend', passwordHash, isEmailConfirmed })
  const principal: SessionPrincipal = {
    kind: 'session',
    market: 'frontend',
    userId: minted.accountId,
    sessionId: minted.sessionId,
  }
  return { email: minted.email, principal }
}

/** Sends the queued emails, and returns the secret in the one that confirms an address. */
async function emailedSecret(): Promise<string> {
  for (const job of app.jobs.recorded.splice(0)) await runJob(app.context, job)
  const texts = app.emails.splice(0).map(({ text }) => text)
  return texts.flatMap((text) => /confirm-email\?k=([\w-]+)/.exec(text)?.[1] ?? []).join()
}

async function emailedPassword(email: string): Promise<string> {
  await requestPassword(app.context, email, 'en')
  for (const job of app.jobs.recorded.splice(0)) await runJob(app.context, job)
  return /([a-z2-9]{4}-){5}[a-z2-9]{4}/.exec(app.emails.at(-1)?.text ?? '')?.[0] ?? ''
}

test.each([
  [
    'sets a new password',
    ({ principal }) =>
      changePassword(app.context, principal, CALLER, { current_password: FORMER, password: NEW }),
  ],
  [
    'sets a new password with an emailed one',
    async ({ email }) => {
      const temporary_password = await emailedPassword(email)
      return recoverPassword(app.context, CALLER, { email, temporary_password, password: NEW })
    },
  ],
  [
    'logs in with an emailed password',
    async ({ email }) =>
      logIn(app.context, 'frontend', { email, password: await emailedPassword(email) }, CALLER),
  ],
] satisfies [string, (owner: Awaited<ReturnType<typeof openAccount>>) => Promise<unknown>][])(
  'an owner who %s keeps the email that somebody else asked to change',
  async (_, act) => {
    const owner = await openAccount()
    const stranger = `stranger-of-${owner.email}`
    await changePerson(app.context, owner.principal, CALLER, { email: stranger, password: FORMER })
    const secret = await emailedSecret()
    await act(owner)
    await expect(confirmEmail(app.context, secret)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  },
)

test('a new password does not end the link that confirms the email of the account', async () => {
  const { principal, email } = await openAccount({ isEmailConfirmed: false })
  await sendConfirmation(app.context, principal)
  const secret = await emailedSecret()
  await changePassword(app.context, principal, CALLER, { current_password: FORMER, password: NEW })
  expect(await confirmEmail(app.context, secret)).toEqual({ email })
})

test.each([
  [
    'sets another password',
    (principal: SessionPrincipal) =>
      changePassword(app.context, principal, CALLER, {
        current_password: FORMER,
        password: 'strange wool 9',
      }),
  ],
  [
    'asks to change the email',
    (principal: SessionPrincipal) =>
      changePerson(app.context, principal, CALLER, { email: 'stranger@example.com', password: FORMER }),
  ],
])('a stranger who %s while the owner sets a new password is refused', async (_, act) => {
  const { db } = app.context
  const { principal, email } = await openAccount()
  const { stranger } = await transaction(db, async (tx) => {
    const passwordHash = await hashPassword(NEW)
    await tx.update(account).set({ passwordHash }).where(eq(account.id, principal.userId))
    const going = act(principal).catch((error: unknown) => error)
    await Promise.race([going, untilSomebodyWaits(db)])
    return { stranger: going }
  })
  expect(await stranger).toMatchObject({ code: 'INVALID', details: { issues: [{ code: 'incorrect' }] } })
  expect(await logIn(app.context, 'frontend', { email, password: NEW }, CALLER)).toMatchObject({
    access_token: expect.any(String),
  })
})

test('a temporary password that was emailed to the former address does not work after a change of the email', async () => {
  const { principal, email } = await openAccount()
  const temporary_password = await emailedPassword(email)
  const other = `new-${email}`
  await changePerson(app.context, principal, CALLER, { email: other, password: FORMER })
  await confirmEmail(app.context, await emailedSecret())
  await expect(
    recoverPassword(app.context, CALLER, { email: other, temporary_password, password: NEW }),
  ).rejects.toMatchObject({ code: 'LOGIN_INCORRECT' })
})
