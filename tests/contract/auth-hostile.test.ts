import { randomUUID } from 'node:crypto'
import {
  isEndpoint,
  isFileSchema,
  type ContractTree,
  type Endpoint,
  type Market,
} from '@shyrdak/sdk/contract'
import { completeContract } from '@shyrdak/sdk/management'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { HOSTILE_KEYS, HOSTILE_VALUES } from './auth-hostile-texts.ts'
import { openPeopledStore, type PeopledStore } from './auth-store.ts'

let people: PeopledStore
const tokens: Partial<Record<Market, string>> = {}

beforeAll(async () => {
  people = await openPeopledStore()
  for (const market of ['frontend', 'wholesale', 'specialgoods', 'management'] as const) {
    const artisansId = market === 'specialgoods' ? { artisansId: 9_001 } : {}
    tokens[market] = (await people.mint({ market, email: `${market}@example.kg`, ...artisansId })).token
  }
})
afterAll(() => people.close())
beforeEach(() => people.sql('delete from login_delay'))

const writesOf = (tree: ContractTree, path: string[] = []): [string, Endpoint][] =>
  Object.entries(tree).flatMap(([name, node]) => {
    const here = [...path, name]
    if (!isEndpoint(node)) return writesOf(node, here)
    return node.body ? [[here.join('.'), node] satisfies [string, Endpoint]] : []
  })

const send = (method: string, path: string, body: unknown, token?: string) =>
  people.ask(method, path, { token, body, headers: { 'idempotency-key': randomUUID() } })

const sendTo = ({ method, path, access }: Endpoint, body: unknown) =>
  send(
    method,
    path.replace(/:\w+/g, '7'),
    body,
    access.guests === 'everyone' ? undefined : tokens[access.markets[0] ?? 'frontend'],
  )

interface Issue {
  path: (string | number)[]
  code: string
}
const issuesIn = (body: unknown) => (body as { issues?: Issue[] }).issues ?? [] // the contract's error body

test('there are at least sixty hostile keys', () => {
  expect(new Set(HOSTILE_KEYS).size).toBeGreaterThanOrEqual(60)
})

const NO_BODIES = [
  '{"__proto__":{"role":"manager"}}',
  '{"constructor":{"prototype":{"role":"manager"}}}',
  '{"email":',
  '[]',
  '"text"',
  '42',
]

describe.each(writesOf(completeContract))('%s', (_name, endpoint) => {
  test('refuses every unknown key by name', async () => {
    for (let from = 0; from < HOSTILE_KEYS.length; from += 22) {
      const keys = HOSTILE_KEYS.slice(from, from + 22)
      const said = await sendTo(endpoint, Object.fromEntries(keys.map((key) => [key, 'wholesale'])))
      expect(said, said.text).toMatchObject({ status: 422, body: { code: 'INVALID' } })
      const strange = issuesIn(said.body).flatMap(({ path, code }) => (code === 'unrecognized' ? path : []))
      // A key that is a field of this endpoint is validated as such.
      const named = issuesIn(said.body).flatMap(({ path }) => path.slice(0, 1))
      expect(new Set([...strange, ...named])).toEqual(
        new Set([...strange, ...named, ...unknownOf(endpoint, keys)]),
      )
    }
  })

  test('refuses malformed bodies and bodies that are not objects', async () => {
    for (const body of NO_BODIES) {
      const said = await sendTo(endpoint, body)
      expect([400, 422], `${body}: ${said.text}`).toContain(said.status)
    }
    expect(({} as { role?: string }).role).toBeUndefined()
  })
})

/** The keys that the endpoint's body does not have. */
function unknownOf({ body }: Endpoint, keys: string[]): string[] {
  // A file has no keys and is refused as a whole.
  if (body && isFileSchema(body)) return []
  const shape = body && 'shape' in body ? (body.shape as object) : {} // an object schema of zod
  return keys.filter((key) => !Object.hasOwn(shape, key))
}

const registration = () => ({
  first_name: 'Айгүл',
  last_name: 'Осмонова',
  email: `h-${randomUUID()}@example.kg`,
  phone: '+996700123456',
  password: 'warm wool 7',
  terms: true,
})

interface Write {
  call: [method: string, path: string]
  market?: Market
  /** A valid body, sent with one field changed at a time. */
  body: () => Record<string, unknown>
  /** The fields to change; all by default. */
  fields?: string[]
  /** The field that contains the body. */
  within?: string
}

const company = { company: 'Кийиз', country_iso_code: 'KG', city: 'Ош' }
const lost = { email: 'nobody@example.kg', temporary_password: 'x', password: 'warm wool 8' }
const address = { country_iso_code: 'KG', city: 'Ош', street: 'Ленин көчөсү 3', postal_code: '723500' }
const told = { first_name: 'A', last_name: 'B', phone: '+996700123456', language: 'kg' }

const WRITES: Write[] = [
  { call: ['POST', '/frontend/register'], body: registration },
  {
    call: ['POST', '/wholesale/register'],
    body: () => ({ ...registration(), ...company }),
    fields: Object.keys(company),
  },
  { call: ['POST', '/frontend/login'], body: () => ({ email: 'frontend@example.kg', password: 'x' }) },
  { call: ['POST', '/wholesale/reset-password'], body: () => ({ email: 'nobody@example.kg' }) },
  {
    call: ['POST', '/wholesale/recover-password'],
    body: () => lost,
    fields: ['email', 'temporary_password'],
  },
  { call: ['PUT', '/frontend/profile'], market: 'frontend', body: () => ({ ...told, address }) },
  { call: ['PUT', '/frontend/profile'], market: 'frontend', body: () => address, within: 'address' },
  { call: ['PUT', '/wholesale/profile'], market: 'wholesale', body: () => company },
  {
    call: ['POST', '/specialgoods/profile'],
    market: 'specialgoods',
    body: () => ({ video: null, profile_pic: null, name: null, contact: null, social: [] }),
  },
  {
    call: ['PUT', '/frontend/password'],
    market: 'frontend',
    body: () => ({ current_password: 'x', password: 'warm wool 8' }),
    fields: ['current_password'],
  },
  { call: ['POST', '/frontend/confirm-email'], body: () => ({ k: 'A'.repeat(43) }) },
  {
    call: ['POST', '/frontend/back-in-stock'],
    body: () => ({
      productId: 1,
      priceType: 'retail',
      soleId: null,
      colorId: 1,
      size: '38',
      email: 'waits@example.kg',
    }),
  },
]

test('there are at least sixty hostile values', () =>
  expect(HOSTILE_VALUES.length).toBeGreaterThanOrEqual(60))

test.each(WRITES)('$call.0 $call.1 survives every hostile value in every field', async (write) => {
  const { call, market, body, fields = Object.keys(body()), within } = write
  for (const field of fields) {
    await people.sql('delete from login_delay')
    const said = await Promise.all(
      HOSTILE_VALUES.map((value) => {
        const hostile = { ...body(), [field]: value }
        return send(...call, within ? { [within]: hostile } : hostile, market && tokens[market])
      }),
    )
    for (const [index, { status, text, body: answer }] of said.entries()) {
      const what = `${field}: ${JSON.stringify(HOSTILE_VALUES[index])} ${text}`
      expect([200, 400, 401, 404, 422, 429], what).toContain(status)
      const strange = issuesIn(answer).filter(
        ({ path }) => !Object.hasOwn(body(), String(within ? path[1] : path[0])),
      )
      expect(strange).toEqual([])
    }
  }
})
