import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { placeOrder, someGoods } from './buy.ts'
import { openPeopledStore, type Asked, type PeopledStore } from './auth-store.ts'
import { clientOf } from './manager-of.ts'

let people: PeopledStore
beforeAll(async () => {
  people = await openPeopledStore()
})
afterAll(() => people.close())
// All logins come from one address; the delay after wrong ones is tested elsewhere.
beforeEach(() => people.sql('delete from login_delay'))

const PASSWORD = 'warm wool 7'
let registered = 0
const newPerson = (changes: Record<string, unknown> = {}) => ({
  first_name: 'Айгүл',
  last_name: 'Осмонова',
  email: `aigul-${(registered += 1)}@example.kg`,
  phone: '+996700123456',
  password: PASSWORD,
  terms: true,
  ...changes,
})
const newClient = (changes: Record<string, unknown> = {}) =>
  newPerson({ company: 'Ак-Кийиз', country_iso_code: 'KG', city: 'Ош', ...changes })

const post = (path: string, body: unknown, asked: Asked = {}) => people.ask('POST', path, { ...asked, body })

const ways = {
  frontend: { register: '/frontend/register', login: '/frontend/login', me: '/frontend/profile' },
  wholesale: { register: '/wholesale/register', login: '/wholesale/login', me: '/wholesale/profile' },
  specialgoods: {
    register: '/specialgoods/register',
    login: '/specialgoods/login',
    me: '/specialgoods/auth/user',
  },
} as const
type Audience = keyof typeof ways
const AUDIENCES = Object.keys(ways) as Audience[] // keys() loses the literal names
const bodyFor = (audience: Audience) => (audience === 'wholesale' ? newClient() : newPerson())

const logIn = async (audience: Audience, email: string, password: string = PASSWORD) => {
  const said = await post(ways[audience].login, { email, password })
  const { access_token: token = '' } = said.body as { access_token?: string } // promised by the contract
  return { ...said, token }
}
const statusOf = async (token: string, path = '/frontend/session') =>
  (await people.ask('GET', path, { token })).status

/** A new shopper, logged in. */
async function newShopper() {
  const person = newPerson()
  await post('/frontend/register', person)
  return { ...person, token: (await logIn('frontend', person.email)).token }
}

describe.each(AUDIENCES)('%s', (audience) => {
  test('a new account can log in at once and read its profile', async () => {
    const person = bodyFor(audience)
    const made = await post(ways[audience].register, person)
    expect(made).toMatchObject({ status: 200, body: { id: expect.any(Number) } })
    const { status, token, body } = await logIn(audience, person.email)
    expect(status).toBe(200)
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(body).toMatchObject({ sets_password: false })
    const me = await people.ask('GET', ways[audience].me, { token })
    expect(me.text).toContain(`"email":"${person.email}"`)
    expect(me.text).not.toMatch(/argon2|password/)
  })

  test('an email is registered once, whatever its case and whatever the audience', async () => {
    const person = bodyFor(audience)
    await post(ways[audience].register, person)
    for (const other of AUDIENCES) {
      const again = { ...bodyFor(other), email: ` ${person.email.toUpperCase()} ` }
      const said = await post(ways[other].register, again)
      expect(said).toMatchObject({
        status: 422,
        body: {
          code: 'INVALID',
          message: 'The given data was invalid.',
          errors: { email: ['A user with this email has already been registered'] },
        },
      })
    }
    const exists = (email: string) => people.ask('GET', '/frontend/is-email-exist', { query: { email } })
    expect((await exists(person.email.toUpperCase())).body).toEqual({ exists: true })
    expect((await exists('nobody@example.kg')).body).toEqual({ exists: false })
  })

  test('ten simultaneous registrations of one email create one account', async () => {
    const person = bodyFor(audience)
    const said = await Promise.all(Array.from({ length: 10 }, () => post(ways[audience].register, person)))
    expect(said.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(said.filter(({ status }) => status === 422)).toHaveLength(9)
  })

  test('another audience’s login is refused like an unknown email', async () => {
    const person = bodyFor(audience)
    await post(ways[audience].register, person)
    for (const other of AUDIENCES.filter((name) => name !== audience)) {
      const said = await logIn(other, person.email)
      expect(said).toMatchObject({
        status: 401,
        body: { code: 'LOGIN_INCORRECT', message: 'The login detail is incorrect' },
      })
    }
  })
})

test.each([
  ['a first name of spaces', { first_name: '   ' }, 'first_name'],
  ['no last name', { last_name: undefined }, 'last_name'],
  ['an email that is none', { email: 'aigul' }, 'email'],
  ['an email with a control sign', { email: 'ai\u0000gul@example.kg' }, 'email'],
  ['a phone of no country', { phone: '+996123' }, 'phone'],
  ['a phone in letters', { phone: 'call me' }, 'phone'],
  ['a short password', { password: 'wool' }, 'password'],
  ['an endless password', { password: 'w'.repeat(129) }, 'password'],
  ['a name with a NUL', { first_name: 'A\u0000' }, 'first_name'],
  ['terms not accepted', { terms: false }, 'terms'],
])('a registration with %s is refused by field name', async (_what, changes, field) => {
  for (const audience of AUDIENCES) {
    const said = await post(ways[audience].register, { ...bodyFor(audience), ...changes })
    expect(said).toMatchObject({ status: 422, body: { code: 'INVALID' } })
    expect(Object.keys((said.body as { errors: object }).errors)).toEqual([field])
  }
})

test('a new wholesale client and a new workshop wait for a manager’s approval', async () => {
  const client = newClient({ language: 'ru' })
  await post('/wholesale/register', client)
  const { token } = await logIn('wholesale', client.email)
  const profile = await people.ask('GET', '/wholesale/profile', { token })
  expect(profile.body).toMatchObject({
    role: 'reyestr',
    status: 'waiting',
    company: 'Ак-Кийиз',
    language: 'ru',
  })

  const craftsman = newPerson()
  await post('/specialgoods/register', craftsman)
  const app = await logIn('specialgoods', craftsman.email)
  const me = await people.ask('GET', '/specialgoods/auth/user', { token: app.token })
  expect(me.body).toMatchObject({
    data: { role: 'craftsman', artisans_id: expect.any(Number), profile: null },
  })
  const { artisans_id: id } = (me.body as { data: { artisans_id: number } }).data
  expect((await people.ask('GET', `/specialgoods/artisan/${id}`)).status).toBe(404)
  const text = { en: 'Felt of Naryn', ru: 'Войлок Нарына', kg: 'Нарын кийизи' }
  const saved = await post('/specialgoods/profile', { hello_txt: text }, { token: app.token })
  expect(saved.body).toMatchObject({
    data: { artisans_id: id, name: { kg: 'Айгүл Осмонова' }, hello_txt: text },
  })
  await post('/specialgoods/profile', { bio_txt: text, hello_txt: null }, { token: app.token })
  expect((await people.ask('GET', `/specialgoods/artisan/${id}`)).status).toBe(404)
  await people.sql(`update artisan set state = 'published' where id = $1`, [id])
  const shown = await people.ask('GET', `/specialgoods/artisan/${id}`)
  expect(shown.body).toMatchObject({ artisans_id: id, hello_txt: null, bio_txt: text })
})

describe('tokens', () => {
  test.each([
    ['made up', () => 'A'.repeat(43)],
    ['of another form', () => "' or 1=1 --"],
    ['empty', () => ''],
  ])('a token that is %s is refused, also where guests are allowed', async (_what, token) => {
    for (const path of ['/frontend/session', '/frontend/order/retail/1?k=felt'])
      expect(await people.ask('GET', path, { token: token() })).toMatchObject({
        status: 401,
        body: { code: 'UNAUTHENTICATED', message: expect.any(String) },
      })
  })

  test('a token expires with its session, and when its account is closed', async () => {
    const over = await people.mint({ market: 'frontend', days: -1 })
    expect(await statusOf(over.token)).toBe(401)
    const live = await people.mint({ market: 'frontend' })
    expect(await statusOf(live.token)).toBe(200)
    await people.sql(`update account set status = 'closed' where id = $1`, [live.accountId])
    expect(await statusOf(live.token)).toBe(401)
  })

  test('a token is stored only as a hash', async () => {
    const { token } = await newShopper()
    const [kept] = await people.sql(
      `select count(*)::int as n from session where token_hash = sha256(convert_to($1, 'utf8'))`,
      [token],
    )
    expect(kept).toEqual({ n: 1 })
    const rows = await people.sql('select * from session')
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('logging out ends one session, logging out everywhere ends them all', async () => {
    const { email, token } = await newShopper()
    const [second, third] = [(await logIn('frontend', email)).token, (await logIn('frontend', email)).token]
    expect((await post('/frontend/logout', {}, { token })).status).toBe(200)
    expect(await statusOf(token)).toBe(401)
    expect(await statusOf(second)).toBe(200)
    const listed = await people.ask('GET', '/frontend/session', { token: second })
    expect(listed.body).toMatchObject([{ is_current: expect.any(Boolean) }, {}])
    const other = (listed.body as { id: number; is_current: boolean }[]).find((one) => !one.is_current)
    expect((await people.ask('DELETE', `/frontend/session/${other?.id}`, { token: second })).status).toBe(200)
    expect(await statusOf(third)).toBe(401)
    const fourth = (await logIn('frontend', email)).token
    await people.ask('DELETE', '/frontend/session', { token: second })
    expect([await statusOf(second), await statusOf(fourth)]).toEqual([401, 401])
  })

  test('eight simultaneous logins give eight working tokens', async () => {
    const { email } = await newShopper()
    const said = await Promise.all(Array.from({ length: 8 }, () => logIn('frontend', email)))
    expect(said.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
    expect(new Set(said.map(({ token }) => token)).size).toBe(8)
    for (const { token } of said) expect(await statusOf(token)).toBe(200)
  })

  test('an expired token does not prevent a login or a registration', async () => {
    const { email, token } = await newShopper()
    await post('/frontend/logout', {}, { token })
    expect((await post('/frontend/login', { email, password: PASSWORD }, { token })).status).toBe(200)
    expect((await post('/frontend/register', newPerson(), { token })).status).toBe(200)
  })
})

describe('a forgotten password', () => {
  const codeIn = (text: string) => /\b([a-z2-9]{4}(?:-[a-z2-9]{4}){5})\b/.exec(text)?.[1] ?? ''
  const ask = (email: string) => post('/wholesale/reset-password', { email })
  const codeFor = async (email: string) => {
    expect((await ask(email)).body).toEqual({ message: 'A temporary password has been emailed to you.' })
    const message = await people.emailTo(email, ({ text }) => codeIn(text) !== '')
    return { message, code: codeIn(message.text) }
  }

  test('the emailed password works once, and the old one until then', async () => {
    const { email } = await newShopper()
    const { code } = await codeFor(email)
    expect((await logIn('frontend', email)).status).toBe(200)
    const first = await logIn('frontend', email, code.toUpperCase())
    expect(first.body).toMatchObject({ sets_password: true })
    expect((await logIn('frontend', email, code)).status).toBe(401)
    expect((await logIn('frontend', email)).status).toBe(401)
    const set = await people.ask('PUT', '/frontend/password', {
      token: first.token,
      body: { password: 'a new one for wool' },
    })
    expect(set.status).toBe(200)
    expect((await logIn('frontend', email, 'a new one for wool')).status).toBe(200)
    const again = await people.ask('PUT', '/frontend/password', {
      token: first.token,
      body: { password: 'yet another one' },
    })
    expect(again).toMatchObject({ status: 422, body: { issues: [{ path: ['current_password'] }] } })
  })

  test('of ten simultaneous logins with it, one succeeds', async () => {
    const { email } = await newShopper()
    const { code } = await codeFor(email)
    const said = await Promise.all(Array.from({ length: 10 }, () => logIn('frontend', email, code)))
    expect(said.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('a person of any audience sets a new password with it, and all old sessions end', async () => {
    for (const audience of AUDIENCES) {
      const person = bodyFor(audience)
      await post(ways[audience].register, person)
      const before = await logIn(audience, person.email)
      const { code } = await codeFor(person.email)
      const said = await post('/wholesale/recover-password', {
        email: person.email,
        temporary_password: code,
        password: 'felted anew 9',
      })
      expect(said).toMatchObject({
        status: 200,
        body: { access_token: expect.any(String), sets_password: false },
      })
      const { access_token: token } = said.body as { access_token: string }
      expect(await statusOf(token, ways[audience].me)).toBe(200)
      expect(await statusOf(before.token)).toBe(401)
      expect((await logIn(audience, person.email, 'felted anew 9')).status).toBe(200)
      expect((await logIn(audience, person.email)).status).toBe(401)
    }
  })

  test('a temporary password expires after half an hour', async () => {
    const { email } = await newShopper()
    const { code } = await codeFor(email)
    await people.sql(`update temporary_password set expires_at = expires_at - interval '30 minutes'`)
    expect((await logIn('frontend', email, code)).status).toBe(401)
    expect((await logIn('frontend', email)).status).toBe(200)
  })

  test.each([
    ['en', 'Your temporary password'],
    ['ru', 'Ваш временный пароль'],
    ['kg', 'Убактылуу сырсөзүңүз'],
  ])('the email is written in the language of its recipient: %s', async (language, subject) => {
    const person = newPerson({ language })
    await post('/frontend/register', person)
    const { message } = await codeFor(person.email)
    expect(message).toMatchObject({ subject, lang: language === 'kg' ? 'ky' : language })
    expect(message.text).toContain(`/${language}/admin/recover-password`)
  })

  test('an unknown email gets the same answer and no email', async () => {
    const known = await newShopper()
    const [right, wrong] = [await ask(known.email), await ask('nobody@example.kg')]
    expect(wrong.body).toEqual(right.body)
    expect(wrong.status).toBe(right.status)
    await people.emailTo(known.email, ({ text }) => codeIn(text) !== '')
    expect(await people.emailsTo('nobody@example.kg')).toEqual([])
  })
})

describe('a profile', () => {
  const linkIn = (text: string) => /confirm-email\?k=([A-Za-z0-9_-]{43})/.exec(text)?.[1] ?? ''
  const profile = (token: string) => people.ask('GET', '/frontend/profile', { token })
  const change = (token: string, body: unknown) => people.ask('PUT', '/frontend/profile', { token, body })

  test('the emailed link confirms an email, and works again when it is reloaded', async () => {
    const { email, token } = await newShopper()
    expect((await profile(token)).body).toMatchObject({ is_email_confirmed: false, new_email: null })
    const { text } = await people.emailTo(email, (message) => linkIn(message.text) !== '')
    const confirm = () => post('/frontend/confirm-email', { k: linkIn(text) })
    expect((await confirm()).body).toEqual({ email })
    expect((await profile(token)).body).toMatchObject({ is_email_confirmed: true })
    expect((await confirm()).body).toEqual({ email })
  })

  test('a confirmation link stops working once another email is requested', async () => {
    const { email, token } = await newShopper()
    const { text } = await people.emailTo(email, (message) => linkIn(message.text) !== '')
    await post('/frontend/confirm-email', { k: linkIn(text) })
    await change(token, { email: `next-${email}`, password: PASSWORD })
    expect((await post('/frontend/confirm-email', { k: linkIn(text) })).status).toBe(404)
  })

  test('a new email needs the password and a confirmation, and the old address is notified', async () => {
    const { email, token } = await newShopper()
    const other = `new-${email}`
    const bare = await change(token, { email: other })
    expect(bare).toMatchObject({ status: 422, body: { issues: [{ path: ['password'], code: 'required' }] } })
    const wrong = await change(token, { email: other, password: 'guessed it' })
    expect(wrong).toMatchObject({
      status: 422,
      body: { issues: [{ path: ['password'], code: 'incorrect' }] },
    })
    const asked = await change(token, { email: other, password: PASSWORD })
    expect(asked.body).toMatchObject({ email, new_email: other })
    const { text } = await people.emailTo(other, (message) => linkIn(message.text) !== '')
    await people.emailTo(email, (message) => message.text.includes(other))
    expect((await logIn('frontend', other)).status).toBe(401)
    await post('/frontend/confirm-email', { k: linkIn(text) })
    expect((await profile(token)).body).toMatchObject({
      email: other,
      new_email: null,
      is_email_confirmed: true,
    })
    expect((await logIn('frontend', other)).status).toBe(200)
    expect((await logIn('frontend', email)).status).toBe(401)
  })

  test('a new email that somebody else registered meanwhile is refused as taken', async () => {
    const { email, token } = await newShopper()
    const other = `late-${email}`
    await change(token, { email: other, password: PASSWORD })
    const { text } = await people.emailTo(other, (message) => linkIn(message.text) !== '')
    await post('/frontend/register', newPerson({ email: other }))
    const said = await post('/frontend/confirm-email', { k: linkIn(text) })
    expect(said).toMatchObject({ status: 422, body: { issues: [{ path: ['email'], code: 'taken' }] } })
  })

  test('name, phone and language change at once, and omitted fields stay', async () => {
    const { token } = await newShopper()
    const said = await change(token, { first_name: ' Бермет ', language: 'kg' })
    expect(said.body).toMatchObject({ first_name: 'Бермет', last_name: 'Осмонова', language: 'kg' })
    expect((await profile(token)).body).toEqual(said.body)
    expect((await change(token, { phone: '+99612' })).status).toBe(422)
  })

  const HOME = { country_iso_code: 'KG', city: 'Ош', street: 'Ленин көчөсү 3', postal_code: '723500' }
  const issuesOf = ({ body }: { body: unknown }) =>
    (body as { issues: { path: string[]; code: string }[] }).issues // the contract's error body

  test('an address is saved without invisible characters, and can be deleted', async () => {
    const { token } = await newShopper()
    expect((await profile(token)).body).toMatchObject({ address: null })
    const typed = { ...HOME, city: ' Ош\u202e', street: 'Ленин  көчөсү 3' }
    expect((await change(token, { address: typed })).body).toMatchObject({ address: HOME })
    expect((await change(token, { first_name: 'Бермет' })).body).toMatchObject({ address: HOME })
    expect((await change(token, { address: null })).body).toMatchObject({ address: null })
  })

  test.each([
    [{ country_iso_code: 'JP' }, 'country_iso_code', 'invalid'],
    [{ city: '\u2800' }, 'city', 'required'],
    [{ street: '' }, 'street', 'required'],
    [{ postal_code: '#1' }, 'postal_code', 'invalid'],
    [{ floor: '3' }, 'floor', 'unrecognized'],
  ])('an undeliverable address is refused: %j', async (wrong, field, code) => {
    const { token } = await newShopper()
    const said = await change(token, { address: { ...HOME, ...wrong } })
    expect(said.status).toBe(422)
    expect(issuesOf(said)).toEqual([{ path: ['address', field], code }])
    expect((await profile(token)).body).toMatchObject({ address: null })
  })

  test('a craftsman has no delivery address to change', async () => {
    const { token } = await people.mint({ market: 'specialgoods', artisansId: 9_002 })
    const said = await people.ask('PUT', '/specialgoods/auth/user', { token, body: { address: HOME } })
    expect(issuesOf(said)).toEqual([{ path: ['address'], code: 'unrecognized' }])
  })

  test.each(['frontend', 'wholesale'] as const)(
    'the address of a first order from %s is saved, and later orders do not replace it',
    async (market) => {
      const { token } = await people.mint({ market })
      const sdk = clientOf(people.store, token)
      const read = async () => (await people.ask('GET', ways[market].me, { token })).body
      const goods = await someGoods(sdk, 1)
      const { order } = await placeOrder(sdk, goods)
      expect(await read()).toMatchObject({ address: order.address })
      await placeOrder(sdk, goods, { address: HOME })
      expect(await read()).toMatchObject({ address: order.address })
    },
  )

  test('a new password needs the current one and ends the other sessions', async () => {
    const { email, token } = await newShopper()
    const other = (await logIn('frontend', email)).token
    const set = (body: unknown) => people.ask('PUT', '/frontend/password', { token, body })
    expect((await set({ password: 'softer than felt' })).status).toBe(422)
    expect((await set({ current_password: 'no', password: 'softer than felt' })).status).toBe(422)
    expect((await set({ current_password: PASSWORD, password: 'softer than felt' })).status).toBe(200)
    expect([await statusOf(token), await statusOf(other)]).toEqual([200, 401])
    expect((await logIn('frontend', email, 'softer than felt')).status).toBe(200)
  })
})

test.each([
  ['shopper@example.com', '/frontend/login', '/frontend/profile', 'retail'],
  ['wholesale@example.com', '/wholesale/login', '/wholesale/profile', 'reyestr'],
  ['craftsman@example.com', '/specialgoods/login', '/specialgoods/auth/user', 'craftsman'],
  ['manager@example.com', '/management/login', '/management/profile', 'manager'],
])('the demo store has the account %s', async (email, login, me, role) => {
  const said = await post(login, { email, password: 'felt-and-wool' })
  const { access_token: token } = said.body as { access_token: string }
  expect((await people.ask('GET', me, { token })).text).toContain(`"role":"${role}"`)
})

test('HTML in a name is escaped in emails, and stays in the profile as it was typed', async () => {
  const first_name = '<script>alert(1)</script>'
  const person = newPerson({ first_name })
  await post('/frontend/register', person)
  const message = await people.emailTo(person.email)
  expect(message.html).not.toContain('<script')
  expect(message.html).toContain('&lt;script&gt;')
  const { token } = await logIn('frontend', person.email)
  expect((await people.ask('GET', '/frontend/profile', { token })).body).toMatchObject({ first_name })
})

test('guest orders are claimed once, by the account that has confirmed their email', async () => {
  const { email, accountId, token } = await people.mint({ market: 'frontend', isEmailConfirmed: false })
  const [other, third] = [
    await people.mint({ market: 'frontend' }),
    await people.mint({ market: 'frontend' }),
  ]
  const goods = await someGoods(people.store.sdk, 1)
  const contact = { first_name: 'А', last_name: 'О', email: email.toUpperCase(), phone: '+996700123456' }
  const { order } = await placeOrder(people.store.sdk, goods, { contact })
  const claim = async (who: string) => (await post('/frontend/order/retail/claim', {}, { token: who })).body
  const count = async (who: string) =>
    (await people.ask('GET', '/frontend/order/retail/claim', { token: who })).body
  expect([await count(token), await claim(token)]).toEqual([{ count: 0 }, { count: 0 }])
  await people.sql('update account set email_confirmed_at = now() where id = $1', [accountId])
  expect([await count(token), await count(other.token)]).toEqual([{ count: 1 }, { count: 0 }])
  const claims = await Promise.all([claim(token), claim(token), claim(third.token)])
  expect(claims.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))).toEqual([
    { count: 0 },
    { count: 0 },
    { count: 1 },
  ])
  const listed = await people.ask('GET', '/frontend/order/retail', { token })
  expect(listed.text).toContain(order.order_number)
})
