import { randomUUID } from 'node:crypto'
import { LANGUAGES } from '@shyrdak/sdk/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { account } from '#modules/accounts/index.ts'
import { isEmailTaken } from '#modules/accounts/is-email-taken.ts'
import { logIn } from '#modules/accounts/log-in.ts'
import { registerPerson } from '#modules/accounts/register-person.ts'
import { sessionOf } from '#modules/accounts/session-of.ts'
import { recoverPassword } from '#modules/accounts/set-password.ts'
import { requestPassword } from '#modules/accounts/reset-password.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { DAY_MS } from '#platform/time.ts'
import { mintSession } from '#testing/mint-session.ts'
import { runJob } from '#testing/test-context.ts'
import { openTestShop, trials, type TestShop } from '#testing/test-shop.ts'
import {
  asEmployee,
  openCompany,
  stockWholesaleGoods,
  wholesaleItem,
  wholesaleOrderOf,
  type TestCompany,
} from '#testing/test-wholesale.ts'
import { untilSomebodyWaits } from '#testing/until-somebody-waits.ts'
import { readInvoicesOfOrder } from '../invoices/read-invoices.ts'
import { placeOrder } from '../orders/place-order.ts'
import { readOrder } from '../orders/read-orders.ts'
import { wholesaleApplication } from '../tables.ts'
import { changeWholesaleProfile, readWholesaleProfile } from '../wholesale-profile.ts'
import { changeEmployee, inviteAgain, inviteEmployee, removeEmployee } from './change-employees.ts'
import { listEmployees } from './employee-rows.ts'

const CALLER = { ip: '127.0.0.1' }
let shop: TestShop
let company: TestCompany
let people = 0
const isTaken = { details: { issues: [{ path: ['email'], code: 'taken' }] } }
beforeAll(async () => {
  shop = await openTestShop()
  await stockWholesaleGoods(shop.context.db)
})
afterAll(() => shop.close())
beforeEach(async () => {
  company = await openCompany(shop.context.db)
  shop.emails.length = 0
  shop.jobs.recorded.length = 0
})

const companyId = () => company.owner.company.id
const invite = (changes: Partial<Parameters<typeof inviteEmployee>[2]['body']> = {}) =>
  inviteEmployee(shop.context, companyId(), {
    body: {
      first_name: 'Нурбек',
      last_name: 'Асанов',
      email: `nurbek-${(people += 1)}@example.kg`,
      role: 'buyer',
      ...changes,
    },
    language: 'en',
  })
const runJobs = async () => {
  for (const job of shop.jobs.recorded.splice(0)) await runJob(shop.context, job)
}
const password = 'warm wool 7'
/** Sets the password by the code that is emailed. */
async function setPassword(email: string): Promise<void> {
  await requestPassword(shop.context, email, 'ru')
  await runJobs()
  const code = /([a-z2-9]{4}-){5}[a-z2-9]{4}/.exec(shop.emails.at(-1)?.text ?? '')?.[0] ?? ''
  await recoverPassword(shop.context, CALLER, { email, temporary_password: code, password })
}
const logInAs = (email: string) => logIn(shop.context, 'wholesale', { email, password }, CALLER)
const remove = (id: number) => removeEmployee(shop.context, companyId(), id)
const placeFor = (principal = company.owner) =>
  placeOrder(shop.context, asEmployee(principal, wholesaleOrderOf(company, [wholesaleItem()]), randomUUID()))

test('an employee is invited by email, sets a password, and logs in for the company', async () => {
  const invited = await invite()
  expect(invited).toMatchObject({ status: 'invited', role: 'buyer' })
  await runJobs()
  expect(shop.emails[0]).toMatchObject({
    to: invited.email,
    subject: 'You can now order for “Ак-Кийиз” at Shyrdak',
    text: expect.stringContaining(`/en/admin/forgot-password?email=${encodeURIComponent(invited.email)}`),
  })
  await setPassword(invited.email)
  const { access_token } = await logInAs(invited.email)
  expect(await sessionOf(shop.context.db, access_token, shop.context.clock())).toMatchObject({
    company: { id: companyId(), role: 'buyer' },
  })
  expect(await listEmployees(shop.context, companyId())).toMatchObject([
    { role: 'owner' },
    { id: invited.id, status: 'active' },
  ])
})

test('a company has two hundred employees at most', async () => {
  const { db, clock } = shop.context
  const hired = Array.from({ length: 198 }, (_, place) => ({
    market: 'wholesale' as const,
    companyId: companyId(),
    employeeRole: 'viewer' as const,
    email: `viewer-${companyId()}-${place}@example.kg`,
    emailKey: `viewer-${companyId()}-${place}@example.kg`,
    firstName: 'Нурбек',
    lastName: 'Асанов',
    language: 'ru' as const,
    status: 'active' as const,
    createdAt: clock(),
  }))
  await db.insert(account).values(hired)
  const { id } = await invite()
  const isFull = { details: { issues: [{ path: ['email'], code: 'full', params: { max: 200 } }] } }
  await expect(invite()).rejects.toMatchObject(isFull)
  await remove(id)
  await invite()
})

test('an employee who is invited while the company has to be approved again waits with the others', async () => {
  const { db } = shop.context
  const { inviting } = await transaction(db, async (tx) => {
    const isOfCompany = eq(wholesaleApplication.accountId, companyId())
    await tx.select().from(wholesaleApplication).where(isOfCompany).for('update')
    await tx.update(account).set({ status: 'waiting' }).where(eq(account.companyId, companyId()))
    const going = invite()
    await Promise.race([going, untilSomebodyWaits(db)])
    return { inviting: going }
  })
  const { id } = await inviting
  expect(await db.select({ status: account.status }).from(account).where(eq(account.id, id))).toEqual([
    { status: 'waiting' },
  ])
})

test.each(LANGUAGES)('an invitation is written in %s and sent once', async (language) => {
  await invite({ language, first_name: '$& <i>' })
  const [job] = shop.jobs.recorded
  if (!job) throw new Error('Expected an invitation')
  await runJob(shop.context, job)
  await runJob(shop.context, job)
  expect(shop.emails).toHaveLength(1)
  expect(shop.emails[0]?.text).toContain('$& <i>')
  expect(shop.emails[0]?.text).toContain(`http://shop.test/${language}/admin/forgot-password`)
})

test('an invitation can be sent again until it is accepted', async () => {
  const { id, email } = await invite()
  await runJobs()
  await inviteAgain(shop.context, companyId(), id)
  await runJobs()
  expect(shop.emails.map(({ to }) => to)).toEqual([email, email])
  expect(shop.emails[1]?.text).toBe(shop.emails[0]?.text)
  const { principal } = await company.hire('buyer')
  await expect(inviteAgain(shop.context, companyId(), principal.userId)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('an employee of another company cannot be invited again', async () => {
  const { id } = await invite()
  const other = await openCompany(shop.context.db)
  await expect(inviteAgain(shop.context, other.owner.company.id, id)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('a removed employee is logged out at once, and their orders stay', async () => {
  const { principal, token } = await company.hire('buyer')
  const order = await placeFor(principal)
  await remove(principal.userId)
  expect(await sessionOf(shop.context.db, token, shop.context.clock())).toBeUndefined()
  expect(await readOrder(shop.context, company.owner, order.id)).toMatchObject({
    placed_by: { id: principal.userId },
  })
  await expect(remove(principal.userId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a removed employee can be invited again, with another role, and the old password no longer works', async () => {
  const invited = await invite()
  await setPassword(invited.email)
  expect(await logInAs(invited.email)).toMatchObject({ access_token: expect.any(String) })
  await remove(invited.id)
  expect(await invite({ email: invited.email, role: 'viewer' })).toMatchObject({
    id: invited.id,
    role: 'viewer',
    status: 'invited',
  })
  await expect(logInAs(invited.email)).rejects.toMatchObject({ code: 'LOGIN_INCORRECT' })
  await setPassword(invited.email)
  expect(await logInAs(invited.email)).toMatchObject({ access_token: expect.any(String) })
})

const registerShopper = (email: string) =>
  registerPerson(shop.context, {
    market: 'frontend',
    person: {
      first_name: 'Нурбек',
      last_name: 'Асанов',
      email,
      password,
      phone: '+996700123456',
      terms: true,
    },
    language: 'en',
  })

test('an email that anybody else uses is refused as taken until they leave', async () => {
  const retail = await mintSession(shop.context.db, { market: 'frontend' })
  await expect(invite({ email: retail.email })).rejects.toMatchObject(isTaken)
  const invited = await invite()
  await expect(invite({ email: invited.email })).rejects.toMatchObject(isTaken)
  await remove(invited.id)
  company = await openCompany(shop.context.db)
  const elsewhere = await invite({ email: invited.email })
  expect(elsewhere.id).not.toBe(invited.id)
  expect(elsewhere.status).toBe('invited')
})

test('a removed employee registers as a shopper with the same email, in an account of their own', async () => {
  const { id: former, email } = await invite()
  await runJobs()
  await setPassword(email)
  await remove(former)
  const { id } = await registerShopper(email)
  expect(id).not.toBe(former)
  await expect(invite({ email })).rejects.toMatchObject(isTaken)
})

test('an invited employee who registers as a shopper is told that the email is in use, and can still accept', async () => {
  const { email } = await invite()
  expect(await isEmailTaken(shop.context, email)).toBe(true)
  await expect(registerShopper(email)).rejects.toMatchObject(isTaken)
  await runJobs()
  await setPassword(email)
  expect(await logInAs(email)).toMatchObject({ access_token: expect.any(String) })
})

test('an invitation that nobody accepts for two weeks ends when its addressee registers, also if it is repeated', async () => {
  const { id, email } = await invite()
  shop.pass(10 * DAY_MS)
  await remove(id)
  await invite({ email })
  await expect(registerShopper(email)).rejects.toMatchObject(isTaken)
  shop.pass(4 * DAY_MS)
  expect(await isEmailTaken(shop.context, email)).toBe(false)
  shop.jobs.recorded.length = 0
  await registerShopper(email)
  expect(await isEmailTaken(shop.context, email)).toBe(true)
  expect(await listEmployees(shop.context, companyId())).toMatchObject([{ id: companyId() }])
  await expect(inviteAgain(shop.context, companyId(), id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('an employee who has set a password keeps their email from being registered', async () => {
  const { email } = await invite()
  await runJobs()
  await setPassword(email)
  expect(await isEmailTaken(shop.context, email)).toBe(true)
  await expect(registerShopper(email)).rejects.toMatchObject(isTaken)
  expect(await logInAs(email)).toMatchObject({ access_token: expect.any(String) })
})

test('the last owner can be neither removed nor given another role, even by two removals at once', async () => {
  await expect(remove(companyId())).rejects.toMatchObject({ code: 'LAST_OWNER' })
  await expect(
    changeEmployee(shop.context, companyId(), { id: companyId(), changes: { role: 'viewer' } }),
  ).rejects.toMatchObject({ code: 'LAST_OWNER' })
  for (let round = 0; round < trials(50); round += 1) {
    company = await openCompany(shop.context.db)
    const { principal: second } = await company.hire('owner')
    const results = await Promise.allSettled([remove(companyId()), remove(second.userId)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await listEmployees(shop.context, companyId())).toHaveLength(1)
  }
})

test('an invited owner does not count as the last owner, and can be removed', async () => {
  const invited = await invite({ role: 'owner' })
  await expect(remove(companyId())).rejects.toMatchObject({ code: 'LAST_OWNER' })
  await expect(
    changeEmployee(shop.context, companyId(), { id: companyId(), changes: { role: 'buyer' } }),
  ).rejects.toMatchObject({ code: 'LAST_OWNER' })
  await remove(invited.id)
  expect(await listEmployees(shop.context, companyId())).toMatchObject([{ id: companyId(), role: 'owner' }])
})

test('an employee of another company is not found', async () => {
  const other = await openCompany(shop.context.db)
  const { principal } = await other.hire('buyer')
  const changes = { role: 'owner' } as const
  for (const id of [principal.userId, 2_147_483_647]) {
    await expect(remove(id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(changeEmployee(shop.context, companyId(), { id, changes })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  }
})

test('a buyer sees their own orders, other roles all of the company’s, nobody those of another company', async () => {
  const [mine, colleague, accountant, viewer] = [
    await company.hire('buyer'),
    await company.hire('buyer'),
    await company.hire('accountant'),
    await company.hire('viewer'),
  ]
  const { id } = await placeFor(mine.principal)
  const stranger = await openCompany(shop.context.db)
  for (const principal of [company.owner, mine.principal, accountant.principal, viewer.principal])
    expect((await readOrder(shop.context, principal, id)).id).toBe(id)
  for (const principal of [colleague.principal, stranger.owner]) {
    await expect(readOrder(shop.context, principal, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(readInvoicesOfOrder(shop.context, principal, id)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  }
  expect((await readOrder(shop.context, viewer.principal, id)).invoices).toEqual([])
  expect((await readOrder(shop.context, accountant.principal, id)).invoices).toHaveLength(1)
})

test('everyone reads the company’s name and city, but a buyer cannot change them', async () => {
  const { principal: buyer } = await company.hire('buyer')
  await changeWholesaleProfile(shop.context, company.owner, CALLER, { company: 'Боз Үй', city: 'Ош' })
  expect(await readWholesaleProfile(shop.context, buyer)).toMatchObject({
    company: 'Боз Үй',
    city: 'Ош',
    company_id: companyId(),
    employee_role: 'buyer',
  })
  await expect(changeWholesaleProfile(shop.context, buyer, CALLER, { city: 'Талас' })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
  expect(await changeWholesaleProfile(shop.context, buyer, CALLER, { first_name: 'Бегимай' })).toMatchObject({
    first_name: 'Бегимай',
    city: 'Ош',
  })
})
