import { LANGUAGES, type Language } from '@shyrdak/sdk/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sessionOf } from '#modules/accounts/session-of.ts'
import { changeWholesaleProfile, readWholesaleProfile } from '../wholesale-profile.ts'
import { account } from '#modules/accounts/index.ts'
import { wholesaleApplication } from '../tables.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import { runJob } from '#testing/test-context.ts'
import { openTestShop, trials, type TestShop } from '#testing/test-shop.ts'
import { mintSession } from '#testing/mint-session.ts'
import { setApplicationStatus, type Verdict } from './set-application-status.ts'
import { applicationEmail } from './emails/application-email.ts'
import { listApplications, readApplication } from './managed-applications.ts'
import { HOUR_MS } from '#platform/time.ts'

const REJECTED = { status: 'rejected', reason: 'We do not deliver to you yet.' } as const

let shop: TestShop
let manager: SessionPrincipal
beforeAll(async () => {
  shop = await openTestShop()
  manager = { kind: 'session', market: 'management', userId: (await mint('management')).accountId }
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.context.db.execute(sql`delete from wholesale_application`)
  shop.emails.length = 0
  shop.jobs.recorded.length = 0
})

const mint = (market: 'wholesale' | 'management', language: Language = 'en') =>
  mintSession(shop.context.db, { market, language })

/** Registers a client who has just applied. */
async function applicant(company = 'Ак-Кийиз', language: Language = 'en') {
  const { accountId: id, token } = await mint('wholesale', language)
  const { db, clock } = shop.context
  await db.update(account).set({ status: 'waiting' }).where(eq(account.id, id))
  await db
    .insert(wholesaleApplication)
    .values({ accountId: id, company, country: 'KG', city: 'Нарын', comment: 'Slippers', createdAt: clock() })
  const principal: SessionPrincipal = {
    kind: 'session',
    market: 'wholesale',
    userId: id,
    company: { id, role: 'owner' },
  }
  return { id, token, principal }
}
const choose = (id: number, revision: number, verdict: Verdict = { status: 'active' }) =>
  setApplicationStatus(shop.context, { id, revision, by: manager }, verdict)
const list = (query: Parameters<typeof listApplications>[0]['query'] = {}) =>
  listApplications({ query, country: 'KG' }, shop.context)
const companies = async (query?: Parameters<typeof list>[0]) =>
  (await list(query)).data.map(({ company }) => company)
const emails = async () => {
  for (const job of shop.jobs.recorded)
    if (job.name === applicationEmail.name) await runJob(shop.context, job)
  return shop.emails
}
const seesPrices = async (token: string) => {
  const session = await sessionOf(shop.context.db, token, shop.context.clock())
  return session !== undefined && !session.isUnapproved
}

test('waiting applications come first, the oldest on top, then decided ones, the newest on top', async () => {
  const one = await applicant('One')
  shop.pass(HOUR_MS)
  const two = await applicant('Two')
  shop.pass(HOUR_MS)
  const three = await applicant('Three')
  expect(await companies()).toEqual(['One', 'Two', 'Three'])
  await choose(one.id, 1)
  shop.pass(HOUR_MS)
  await choose(three.id, 1, REJECTED)
  expect(await companies()).toEqual(['Two', 'Three', 'One'])
  expect(await companies({ status: 'waiting' })).toEqual(['Two'])
  expect(await companies({ status: 'active' })).toEqual(['One'])
  expect(await companies({ status: 'rejected' })).toEqual(['Three'])
  expect(await readApplication(shop.context, two.id)).toMatchObject({ status: 'waiting', revision: 1 })
})

test('an application is found by company, city, name and phone number, with wildcards taken literally', async () => {
  await applicant('100% Wool_Co')
  await applicant('Another')
  expect(await companies({ text: '100% wool_' })).toEqual(['100% Wool_Co'])
  expect(await companies({ text: '%' })).toEqual(['100% Wool_Co'])
  expect(await companies({ text: 'нарын' })).toHaveLength(2)
  expect(await companies({ text: '  ' })).toHaveLength(2)
  expect((await list({ text: 'Bishkek' })).total).toBe(0)
  for (const text of ['Осмонова Айгүл', '+996 700 123-456', '(700) 123'])
    expect([text, (await list({ text })).total]).toEqual([text, 2])
  expect((await list({ text: '700 999' })).total).toBe(0)
})

test('the link to the next page keeps the filters', async () => {
  await applicant('One')
  await applicant('Two')
  const first = await list({ per_page: 1, status: 'waiting', text: 'нарын' })
  expect(first).toMatchObject({ total: 2, last_page: 2 })
  const next = new URL(first.next_page_url ?? '', 'http://shop.test').searchParams
  expect([next.get('status'), next.get('text'), next.get('page')]).toEqual(['waiting', 'нарын', '2'])
})

test('a client sees prices as soon as the application is approved, and no longer once it is refused', async () => {
  const { id, token, principal } = await applicant()
  expect(await seesPrices(token)).toBe(false)
  await choose(id, 1)
  expect(await seesPrices(token)).toBe(true)
  expect(await readWholesaleProfile(shop.context, principal)).toMatchObject({
    status: 'active',
    reason: null,
  })
  await choose(id, 2, REJECTED)
  expect(await seesPrices(token)).toBe(false)
  expect(await readWholesaleProfile(shop.context, principal)).toMatchObject(REJECTED)
  await choose(id, 3)
  expect(await seesPrices(token)).toBe(true)
  expect(await readApplication(shop.context, id)).toMatchObject({
    status: 'active',
    reason: null,
    revision: 4,
  })
})

test('a company whose founder has left can still be listed and rejected, and its owner is told', async () => {
  const { db } = shop.context
  const { id } = await applicant('Ак-Кийиз')
  await choose(id, 1)
  await emails()
  shop.jobs.recorded.length = 0
  shop.emails.length = 0
  await db.update(account).set({ companyId: id, employeeRole: 'owner' }).where(eq(account.id, id))
  const owner = await mint('wholesale', 'ru')
  await db
    .update(account)
    .set({ companyId: id, employeeRole: 'owner' })
    .where(eq(account.id, owner.accountId))
  await db.update(account).set({ status: 'closed' }).where(eq(account.id, id))
  expect((await list()).data).toMatchObject([{ id, company: 'Ак-Кийиз', status: 'active' }])
  await choose(id, 2, REJECTED)
  expect(await readApplication(shop.context, id)).toMatchObject({ id, status: 'rejected', language: 'ru' })
  expect(await seesPrices(owner.token)).toBe(false)
  const [client] = await db.select().from(account).where(eq(account.id, owner.accountId))
  expect((await emails()).map(({ to }) => to)).toEqual([client?.email])
  await db.update(account).set({ status: 'closed' }).where(eq(account.id, owner.accountId))
  expect((await list()).total).toBe(0)
})

test('a repeated decision is one decision and one email', async () => {
  const { id } = await applicant()
  await choose(id, 1)
  await choose(id, 2)
  expect((await readApplication(shop.context, id)).revision).toBe(2)
  await emails()
  expect(await emails()).toHaveLength(1)
})

test('an email about a decision that has been replaced is not sent', async () => {
  const { id } = await applicant()
  await choose(id, 1)
  await choose(id, 2, REJECTED)
  const sent = await emails()
  expect(sent.map(({ subject }) => subject)).toEqual(['About your wholesale application'])
  expect(sent[0]?.text).toContain(REJECTED.reason)
})

test('an email about a decision is sent even if the client changes the profile afterwards', async () => {
  const { id, principal } = await applicant()
  await choose(id, 1, REJECTED)
  await changeWholesaleProfile(shop.context, principal, { ip: '127.0.0.1' }, { city: 'Талас' })
  expect(await emails()).toHaveLength(1)
})

test('a manager cannot decide on an application that has changed since they read it', async () => {
  const { id, principal } = await applicant()
  await changeWholesaleProfile(shop.context, principal, { ip: '127.0.0.1' }, { company: 'Another' })
  await expect(choose(id, 1)).rejects.toMatchObject({ code: 'STALE' })
  await choose(id, 2)
  expect(await readApplication(shop.context, id)).toMatchObject({ company: 'Another', status: 'active' })
})

const change = (
  principal: SessionPrincipal,
  changes: Parameters<typeof changeWholesaleProfile>[3],
): ReturnType<typeof changeWholesaleProfile> =>
  changeWholesaleProfile(shop.context, principal, { ip: '127.0.0.1' }, changes)

test('a client who moves to another country pays its prices only after another review', async () => {
  const { id, principal, token } = await applicant()
  const colleague = await mint('wholesale')
  await shop.context.db
    .update(account)
    .set({ companyId: id, employeeRole: 'buyer' })
    .where(eq(account.id, colleague.accountId))
  await choose(id, 1)
  shop.pass(HOUR_MS)
  expect(await change(principal, { country_iso_code: 'KZ' })).toMatchObject({
    status: 'waiting',
    country_iso_code: 'KZ',
  })
  for (const one of [token, colleague.token])
    expect(await sessionOf(shop.context.db, one, shop.context.clock())).toMatchObject({ isUnapproved: true })
  expect(await companies({ status: 'waiting' })).toEqual(['Ак-Кийиз'])
  await choose(id, 3)
  expect(await readWholesaleProfile(shop.context, principal)).toMatchObject({
    status: 'active',
    country_iso_code: 'KZ',
  })
  expect(await sessionOf(shop.context.db, colleague.token, shop.context.clock())).not.toHaveProperty(
    'isUnapproved',
  )
})

test('a client who moves within the country stays approved', async () => {
  const { id, principal } = await applicant()
  await choose(id, 1)
  expect(await change(principal, { country_iso_code: 'KG', city: 'Талас', company: 'Ак' })).toMatchObject({
    status: 'active',
    city: 'Талас',
  })
})

test('a rejected client stays rejected in another country', async () => {
  const { id, principal } = await applicant()
  await choose(id, 1, REJECTED)
  expect(await change(principal, { country_iso_code: 'KZ' })).toMatchObject({ status: 'rejected' })
})

test('a client’s own details and those of the company are changed together or not at all', async () => {
  const { id, principal } = await applicant()
  const { db } = shop.context
  await db.execute(sql`alter table wholesale_application add constraint no_talas check (city <> 'Талас')`)
  try {
    await expect(change(principal, { first_name: 'Бегимай', city: 'Талас' })).rejects.toThrow()
  } finally {
    await db.execute(sql`alter table wholesale_application drop constraint no_talas`)
  }
  const [row] = await db.select().from(account).where(eq(account.id, id))
  expect(row?.firstName).not.toBe('Бегимай')
})

test('the application of a closed account is not listed and cannot be decided', async () => {
  const { id } = await applicant()
  await shop.context.db.update(account).set({ status: 'closed' }).where(eq(account.id, id))
  expect((await list()).total).toBe(0)
  await expect(readApplication(shop.context, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(choose(id, 1)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test.each(LANGUAGES)('a client gets the decision in %s, with its reason escaped', async (language) => {
  const { id } = await applicant('$& {reason} <i>', language)
  await choose(id, 1, { status: 'rejected', reason: '<b>No</b> & $& {company}' })
  await emails()
  await choose(id, 2)
  const [refused, approved] = await emails()
  expect(refused?.text).toContain('<b>No</b> & $& {company}')
  expect(refused?.html).toContain('&lt;b&gt;No&lt;/b&gt;')
  expect(refused?.text).toContain(`http://shop.test/${language}/categories`)
  expect(approved?.text).toContain(`http://shop.test/${language}/admin/profile`)
  for (const email of [refused, approved]) expect(email?.text).toContain('$& {reason} <i>')
})

test('when two managers decide at once one succeeds, and the client gets one email', async () => {
  for (let trial = 0; trial < trials(100); trial += 1) {
    shop.jobs.recorded.length = 0
    shop.emails.length = 0
    const { id } = await applicant()
    const [approval, refusal] = await Promise.allSettled([choose(id, 1), choose(id, 1, REJECTED)])
    expect([approval.status, refusal.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    const lost = approval.status === 'rejected' ? approval : refusal
    expect(lost).toMatchObject({ reason: { code: 'STALE' } })
    const { status, revision } = await readApplication(shop.context, id)
    expect([status, revision]).toEqual([approval.status === 'fulfilled' ? 'active' : 'rejected', 2])
    expect(await emails()).toHaveLength(1)
  }
})
