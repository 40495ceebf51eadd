import type { Language } from '@shyrdak/sdk/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestStore, type TestStore } from '../store/open-test-store.ts'
import { clientOf, managerOf } from './manager-of.ts'
import { emailTo, refusalOf } from './shop-people.ts'

const PASSWORD = 'warm wool 7'
const REASON = 'Мы пока не работаем с Исландией.\nПопробуйте через год.'
let applied = 0

describe.each(['postgres', 'pglite'] as const)('wholesale applications on %s', (engine) => {
  let store: TestStore
  beforeAll(async () => {
    store = await openTestStore({ engine })
  })
  afterAll(() => store.close())

  const desk = async () => (await managerOf(store)).management.wholesaleApplications

  /** A logged-in person who has just applied. */
  async function applicant(company: string, language: Language = 'en') {
    const email = `client-${(applied += 1)}@example.kg`
    const { id } = await store.sdk.auth.registration.wholesale({
      body: {
        first_name: 'Сабыр',
        last_name: 'Токтосунов',
        phone: '+996700123457',
        email,
        password: PASSWORD,
        terms: true,
        language,
        company,
        country_iso_code: 'IS',
        city: 'Reykjavík',
        comment: 'Slippers for a hotel,\n300 pairs',
      },
    })
    const { access_token } = await store.sdk.auth.login.wholesale({ body: { email, password: PASSWORD } })
    const own = clientOf(store, access_token).auth.profile.wholesale
    return { email, params: { id }, query: { revision: 1 }, own }
  }

  test('an applicant waits, is approved by a manager, and is emailed', async () => {
    const { email, own, ...asked } = await applicant('Жүн жана Ко', 'kg')
    expect(await own.read()).toMatchObject({ status: 'waiting', reason: null })
    const applications = await desk()
    expect((await applications.list({ query: { status: 'waiting' } })).data.at(-1)).toMatchObject({
      id: asked.params.id,
      company: 'Жүн жана Ко',
      first_name: 'Сабыр',
      email,
      is_email_confirmed: false,
      country_iso_code: 'IS',
      comment: 'Slippers for a hotel,\n300 pairs',
      status: 'waiting',
      decided_at: null,
      revision: 1,
    })
    expect(await applications.approve(asked)).toMatchObject({
      status: 'active',
      decided_by: 'Нурлан Эсенов',
      reason: null,
      revision: 2,
    })
    expect(await own.read()).toMatchObject({ status: 'active' })
    const message = await emailTo(
      store,
      email,
      ({ subject }) => subject === 'Сиз дүңүнөн сатып алуучу болдуңуз',
    )
    expect(message.text).toContain('Жүн жана Ко')
    expect(message.lang).toBe('ky')
  })

  test('a rejected applicant reads the reason, and may be approved later', async () => {
    const { email, own, params, query } = await applicant('Ullarverslun', 'ru')
    const applications = await desk()
    const refused = await applications.reject({ params, query, body: { reason: REASON } })
    expect(refused).toMatchObject({ status: 'rejected', reason: REASON })
    expect(await own.read()).toMatchObject({ status: 'rejected', reason: REASON })
    const message = await emailTo(store, email, ({ text }) => text.includes(REASON))
    expect(message.subject).toBe('О вашей заявке на оптовые закупки')
    await applications.approve({ params, query: { revision: refused.revision } })
    expect(await own.read()).toMatchObject({ status: 'active', reason: null })
    await emailTo(store, email, ({ subject }) => subject === 'Вы стали оптовым клиентом')
  })

  test('of two managers who decide at once, one succeeds, and the other is refused as stale', async () => {
    const { own, ...asked } = await applicant('Both')
    const [one, other] = await Promise.all([desk(), desk()])
    const said = await Promise.all([
      refusalOf(one.approve(asked)),
      refusalOf(other.reject({ ...asked, body: { reason: 'No' } })),
    ])
    expect(said.filter((answer) => answer === 'answered')).toHaveLength(1)
    expect(said.find((answer) => answer !== 'answered')).toMatchObject({ code: 'STALE' })
    expect((await own.read()).status).toBe(said[0] === 'answered' ? 'active' : 'rejected')
  })

  test('an application whose company was changed meanwhile must be read again before it is approved', async () => {
    const { own, ...asked } = await applicant('Before')
    await own.update({ body: { company: 'After' } })
    const applications = await desk()
    expect(await refusalOf(applications.approve(asked))).toMatchObject({ code: 'STALE' })
    const { revision, company } = await applications.read({ params: asked.params })
    expect(company).toBe('After')
    expect(await applications.approve({ ...asked, query: { revision } })).toMatchObject({ status: 'active' })
  })

  test('a shopper’s account is not found among the applications', async () => {
    const { id } = await store.sdk.auth.registration.retail({
      body: {
        first_name: 'Айгүл',
        last_name: 'Осмонова',
        phone: '+996700123456',
        email: `no-client-${(applied += 1)}@example.kg`,
        password: PASSWORD,
        terms: true,
      },
    })
    const applications = await desk()
    for (const call of [
      () => applications.read({ params: { id } }),
      () => applications.approve({ params: { id }, query: { revision: 1 } }),
      () => applications.read({ params: { id: 2_147_483_647 } }),
    ])
      expect(await refusalOf(call())).toMatchObject({ code: 'NOT_FOUND' })
  })

  test.each([
    ['no reason', ''],
    ['nothing but spaces', ' \n '],
    ['nothing that is seen', '\u200B'],
    ['a zero byte', 'a\u0000b'],
    ['a novel', 'w'.repeat(1001)],
  ])('a rejection with %s is refused by field name', async (_what, reason) => {
    const { params, query, own } = await applicant('Reasons')
    const applications = await desk()
    expect(await refusalOf(applications.reject({ params, query, body: { reason } }))).toEqual({
      code: 'INVALID',
      fields: ['reason'],
    })
    expect(await own.read()).toMatchObject({ status: 'waiting' })
  })
})
