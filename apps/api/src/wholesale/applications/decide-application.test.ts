import { LANGUAGES, type Language } from '@shyrdak/sdk/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sessionOf } from '../../auth/session-of.ts'
import { changeWholesaleProfile, readWholesaleProfile } from '../../auth/wholesale-profile.ts'
import { account, wholesaleApplication } from '../../db/schema/people.ts'
import type { SessionActor } from '../../handler.ts'
import { openTestShop, trials, type TestShop } from '../../orders/test-shop.ts'
import { mintSession } from '../../testing/mint-session.ts'
import { decideApplication, type Decision } from './decide-application.ts'
import { sendApplicationLetter } from './letters/send-application-letter.ts'
import { listApplications, readApplication } from './managed-applications.ts'

const HOUR = 3_600_000
const REFUSED = { status: 'refused', reason: 'We do not deliver to you yet.' } as const

let shop: TestShop
let manager: SessionActor
beforeAll(async () => {
  shop = await openTestShop()
  manager = { kind: 'session', market: 'management', userId: (await mint('management')).accountId }
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.tools.db.execute(sql`delete from wholesale_application`)
  shop.letters.length = 0
  shop.jobs.noted.length = 0
})

const mint = (market: 'wholesale' | 'management', language: Language = 'en') =>
  mintSession(shop.tools.db, { market, language })

/** Somebody who has just applied. */
async function applicant(company = 'Ак-Кийиз', language: Language = 'en') {
  const { accountId: id, token } = await mint('wholesale', language)
  const { db, clock } = shop.tools
  await db.update(account).set({ status: 'waiting' }).where(eq(account.id, id))
  await db
    .insert(wholesaleApplication)
    .values({ accountId: id, company, country: 'KG', city: 'Нарын', comment: 'Slippers', createdAt: clock() })
  const actor: SessionActor = { kind: 'session', market: 'wholesale', userId: id }
  return { id, token, actor }
}
const decide = (id: number, revision: number, decision: Decision = { status: 'active' }) =>
  decideApplication(shop.tools, { id, revision, by: manager }, decision)
const list = (query: Parameters<typeof listApplications>[0]['query'] = {}) =>
  listApplications({ query, country: 'KG' }, shop.tools)
const companies = async (query?: Parameters<typeof list>[0]) =>
  (await list(query)).data.map(({ company }) => company)
const letters = async () => {
  for (const { name, payload } of shop.jobs.noted) {
    if (name !== 'application-letter') continue
    const { accountId, revision } = payload as { accountId: number; revision: number } // that job's payload
    await sendApplicationLetter(shop.tools, accountId, revision)
  }
  return shop.letters
}
const seesPrices = async (token: string) => {
  const session = await sessionOf(shop.tools.db, token, shop.tools.clock())
  return session !== undefined && !session.isUnapproved
}

test('whoever has waited longest stands first, what was decided last stands first of the rest', async () => {
  const one = await applicant('One')
  shop.pass(HOUR)
  const two = await applicant('Two')
  shop.pass(HOUR)
  const three = await applicant('Three')
  expect(await companies()).toEqual(['One', 'Two', 'Three'])
  await decide(one.id, 1)
  shop.pass(HOUR)
  await decide(three.id, 1, REFUSED)
  expect(await companies()).toEqual(['Two', 'Three', 'One'])
  expect(await companies({ status: 'waiting' })).toEqual(['Two'])
  expect(await companies({ status: 'active' })).toEqual(['One'])
  expect(await companies({ status: 'refused' })).toEqual(['Three'])
  expect(await readApplication(shop.tools, two.id)).toMatchObject({ status: 'waiting', revision: 1 })
})

test('an application is found by what a manager knows of it, letter by letter', async () => {
  await applicant('100% Wool_Co')
  await applicant('Another')
  expect(await companies({ text: '100% wool_' })).toEqual(['100% Wool_Co'])
  expect(await companies({ text: '%' })).toEqual(['100% Wool_Co'])
  expect(await companies({ text: 'нарын' })).toHaveLength(2)
  expect(await companies({ text: '  ' })).toHaveLength(2)
  expect((await list({ text: 'Bishkek' })).total).toBe(0)
})

test('pages of the list name the next one with its filter', async () => {
  await applicant('One')
  await applicant('Two')
  const first = await list({ per_page: 1, status: 'waiting', text: 'нарын' })
  expect(first).toMatchObject({ total: 2, last_page: 2 })
  const next = new URL(first.next_page_url ?? '', 'http://shop.test').searchParams
  expect([next.get('status'), next.get('text'), next.get('page')]).toEqual(['waiting', 'нарын', '2'])
})

test('a client sees prices from the call after the approval, and none from the call after a refusal', async () => {
  const { id, token, actor } = await applicant()
  expect(await seesPrices(token)).toBe(false)
  await decide(id, 1)
  expect(await seesPrices(token)).toBe(true)
  expect(await readWholesaleProfile(shop.tools, actor)).toMatchObject({ status: 'active', reason: null })
  await decide(id, 2, REFUSED)
  expect(await seesPrices(token)).toBe(false)
  expect(await readWholesaleProfile(shop.tools, actor)).toMatchObject(REFUSED)
  await decide(id, 3)
  expect(await seesPrices(token)).toBe(true)
  expect(await readApplication(shop.tools, id)).toMatchObject({ status: 'active', reason: null, revision: 4 })
})

test('a decision that is repeated is one decision and one letter', async () => {
  const { id } = await applicant()
  await decide(id, 1)
  await decide(id, 2)
  expect((await readApplication(shop.tools, id)).revision).toBe(2)
  await letters()
  expect(await letters()).toHaveLength(1)
})

test('a letter that was overtaken by another decision is not sent', async () => {
  const { id } = await applicant()
  await decide(id, 1)
  await decide(id, 2, REFUSED)
  const sent = await letters()
  expect(sent.map(({ subject }) => subject)).toEqual(['About your wholesale application'])
  expect(sent[0]?.text).toContain(REFUSED.reason)
})

test('what a client changes after the decision does not keep its letter back', async () => {
  const { id, actor } = await applicant()
  await decide(id, 1, REFUSED)
  await changeWholesaleProfile(shop.tools, actor, { ip: '127.0.0.1' }, { city: 'Талас' })
  expect(await letters()).toHaveLength(1)
})

test('a manager decides of what they read: what the client changed since then is read first', async () => {
  const { id, actor } = await applicant()
  await changeWholesaleProfile(shop.tools, actor, { ip: '127.0.0.1' }, { company: 'Another' })
  await expect(decide(id, 1)).rejects.toMatchObject({ code: 'STALE' })
  await decide(id, 2)
  expect(await readApplication(shop.tools, id)).toMatchObject({ company: 'Another', status: 'active' })
})

test('an account that was closed is on no list, and nothing is decided of it', async () => {
  const { id } = await applicant()
  await shop.tools.db.update(account).set({ status: 'closed' }).where(eq(account.id, id))
  expect((await list()).total).toBe(0)
  await expect(readApplication(shop.tools, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(decide(id, 1)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test.each(LANGUAGES)('a client is told in %s, whatever stands in the reason', async (language) => {
  const { id } = await applicant('$& {reason} <i>', language)
  await decide(id, 1, { status: 'refused', reason: '<b>No</b> & $& {company}' })
  await letters()
  await decide(id, 2)
  const [refused, approved] = await letters()
  expect(refused?.text).toContain('<b>No</b> & $& {company}')
  expect(refused?.html).toContain('&lt;b&gt;No&lt;/b&gt;')
  expect(refused?.text).toContain(`http://shop.test/${language}/categories`)
  expect(approved?.text).toContain(`http://shop.test/${language}/admin/profile`)
  for (const letter of [refused, approved]) expect(letter?.text).toContain('$& {reason} <i>')
})

test('of two managers at once one decides, and the client hears of that one', async () => {
  for (let trial = 0; trial < trials(100); trial += 1) {
    shop.jobs.noted.length = 0
    shop.letters.length = 0
    const { id } = await applicant()
    const [approval, refusal] = await Promise.allSettled([decide(id, 1), decide(id, 1, REFUSED)])
    expect([approval.status, refusal.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    const lost = approval.status === 'rejected' ? approval : refusal
    expect(lost).toMatchObject({ reason: { code: 'STALE' } })
    const { status, revision } = await readApplication(shop.tools, id)
    expect([status, revision]).toEqual([approval.status === 'fulfilled' ? 'active' : 'refused', 2])
    expect(await letters()).toHaveLength(1)
  }
})
