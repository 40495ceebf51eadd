import { afterEach, beforeEach, expect, test } from 'vitest'
import { mintSession } from '#testing/mint-session.ts'
import { openAuthTestApp, type AuthTestApp } from '#testing/auth-test-app.ts'
import { runJob } from '#testing/test-context.ts'
import { recoverPassword } from '../set-password.ts'
import { requestPassword } from '../reset-password.ts'
import { MINUTE_MS } from '#platform/time.ts'

const email = 'shopper@example.kg'

let app: AuthTestApp
beforeEach(async () => {
  app = await openAuthTestApp()
  await mintSession(app.context.db, { market: 'frontend', email })
})
afterEach(() => app.close())

/** Requests a temporary password and runs the queued jobs. */
async function ask(): Promise<void> {
  await requestPassword(app.context, email, 'ru')
  for (const job of app.jobs.recorded.splice(0)) await runJob(app.context, job)
}

const codes = () => app.emails.map(({ text }) => /\b[a-z2-9]{4}(?:-[a-z2-9]{4}){5}\b/.exec(text)?.[0] ?? '')
const recover = (code = '') =>
  recoverPassword(
    app.context,
    { ip: '192.0.2.1' },
    { email, temporary_password: code, password: 'warm wool 7' },
  ).then(
    () => 'let in',
    () => 'refused',
  )

test('many requests in a row send three emails, and the first one’s password lets the person in', async () => {
  await ask()
  for (let minute = 0; minute < 20; minute += 1) {
    await ask()
    app.pass(MINUTE_MS)
  }
  expect(codes()).toHaveLength(3)
  expect(await recover(codes()[0])).toBe('let in')
})

test('an email that was lost is replaced by another when the person asks once more', async () => {
  await ask()
  app.pass(2 * MINUTE_MS)
  await ask()
  expect(new Set(codes()).size).toBe(2)
  expect(await recover(codes()[1])).toBe('let in')
})

test('using one temporary password revokes those of the other emails', async () => {
  await ask()
  app.pass(2 * MINUTE_MS)
  await ask()
  expect(await recover(codes()[1])).toBe('let in')
  expect(await recover(codes()[0])).toBe('refused')
})

test('requests every six minutes for a whole day send at most 144 emails', async () => {
  for (let request = 0; request < 240; request += 1) {
    await ask()
    app.pass(6 * MINUTE_MS)
  }
  expect(codes().length).toBeLessThanOrEqual(24 * 6)
})

test('an email that failed while it was sent is sent again with the same temporary password', async () => {
  await requestPassword(app.context, email, 'ru')
  const [job] = app.jobs.recorded.splice(0)
  if (!job) throw new Error('No email was queued.')
  const { mail } = app.context
  app.context.mail = {
    send: async (message) => {
      await mail.send(message)
      throw new Error('the connection was lost after the mail server had taken the email')
    },
  }
  await expect(runJob(app.context, job)).rejects.toThrow('connection was lost')
  app.context.mail = mail
  await runJob(app.context, job)
  expect(codes()).toHaveLength(2)
  expect(new Set(codes()).size).toBe(1)
  expect(await recover(codes()[0])).toBe('let in')
})
