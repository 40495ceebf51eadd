import { randomUUID } from 'node:crypto'
import { createSdk } from '@shyrdak/sdk'
import {
  isEndpoint,
  type Access,
  type ContractTree,
  type EmployeeRole,
  type Endpoint,
  type Market,
} from '@shyrdak/sdk/contract'
import { completeContract } from '@shyrdak/sdk/management'
import { lineKey } from '@shyrdak/sdk/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  ACCESS_ROWS,
  PROPOSED_PHOTO,
  ROLES,
  type Aim,
  type Company,
  type Owner,
  type Role,
  type Row,
} from './auth-access-rows.ts'
import { openPeopledStore, type PeopledStore } from './auth-store.ts'
import { placeOrder, placeSpecialOrder, someGoods, someSpecialGoods } from './buy.ts'
import { placeWholesaleOrder } from './buy-wholesale.ts'
import { clientOf } from './manager-of.ts'
import { testTransport } from '../store/test-transport.ts'

const MARKETS: Readonly<Record<Exclude<Role, 'anonymous'>, Market>> = {
  retail: 'frontend',
  wholesale: 'wholesale',
  buyer: 'wholesale',
  accountant: 'wholesale',
  viewer: 'wholesale',
  craftsman: 'specialgoods',
  manager: 'management',
}
type Known = keyof typeof MARKETS
const EMPLOYEES: Readonly<Partial<Record<Known, EmployeeRole>>> = {
  wholesale: 'owner',
  buyer: 'buyer',
  accountant: 'accountant',
  viewer: 'viewer',
}
const KNOWN = Object.keys(MARKETS) as Known[] // keys() loses the literal names

/** The documents of a person's company. A role that may not order gets a colleague who may. */
async function companyOf(
  { accountId: id, token }: { accountId: number; token: string },
  role: EmployeeRole,
  name: string,
): Promise<Company> {
  const colleague = await people.mint({ market: 'wholesale', companyId: id })
  const employee = await people.mint({ market: 'wholesale', companyId: id, employeeRole: 'buyer' })
  const invited = await people.mint({ market: 'wholesale', companyId: id, employeeRole: 'viewer' })
  await people.sql('update account set password_hash = null, email_confirmed_at = null where id = $1', [
    invited.accountId,
  ])
  const [brand] = await people.sql(
    `insert into brand (company_id, name, kit_count, kit_price_minor) values ($1, $2, 10, 100000) returning id`,
    [id, `Logo of ${name}`],
  )
  const brandId = Number(brand?.['id'])
  await people.sql(
    `insert into branding_entry (brand_id, kind, amount, created_at) values ($1, 'bought', 10, now())`,
    [brandId],
  )
  const orders = role === 'owner' || role === 'buyer'
  const { id: orderId, order_number: number } = await placeWholesaleOrder(
    clientOf(people.store, orders ? token : colleague.token),
    id,
  )
  const { invoices } = await clientOf(people.store, colleague.token).wholesale.invoices.ofOrder({
    params: { orderId },
  })
  return {
    id,
    order: { id: orderId, number, invoiceId: invoices[0]!.id },
    brand: { id: brandId, name: `Logo of ${name}` },
    employeeId: employee.accountId,
    invitedId: invited.accountId,
  }
}

/** A craftsman's proposals, and a review of the workshop's goods. */
async function craftOf(
  { artisan_id, product_id }: { artisan_id: number; product_id: number },
  accountId: number,
) {
  const text = { en: 'A mat', ru: 'Коврик', kg: 'Килемче' }
  const propose = async () => {
    const [row] = await people.sql(
      `insert into proposal (artisan_id, account_id, name, description, category_id, color_id, size, photos,
         price_minor, stock, weight_g, created_at)
       values ($1, $2, $3, $3, 1, 1, '60 cm', $4, 90000, 1, 400, now()) returning id`,
      [artisan_id, accountId, text, [PROPOSED_PHOTO]],
    )
    return Number(row?.['id'])
  }
  const [review] = await people.sql(
    `insert into review (product_id, status, author, rating, text, language, created_at)
     values ($1, 'published', 'Айгүл', 5, 'Warm', 'en', now()) returning id`,
    [product_id],
  )
  return { proposalId: await propose(), unwantedId: await propose(), reviewId: Number(review?.['id']) }
}

const endpointsOf = (tree: ContractTree, path: string[] = []): [string, Endpoint][] =>
  Object.entries(tree).flatMap(([name, node]) => {
    const here = [...path, name]
    return isEndpoint(node) ? [[here.join('.'), node] satisfies [string, Endpoint]] : endpointsOf(node, here)
  })
const ENDPOINTS = endpointsOf(completeContract)

interface Person extends Owner {
  accountId: number
}

let people: PeopledStore
/** Two people per role, so that each can try to access the other's resources. */
let pairs: Record<Known, [Person, Person]>

beforeAll(async () => {
  people = await openPeopledStore()
  // Several products: there are more people than pieces of one.
  const goods = await someGoods(people.store.sdk, 4)
  let bought = 0
  // The first workshop belongs to the demo craftsman.
  const special = (await someSpecialGoods(people.store.sdk, 3)).filter(({ artisan_id }) => artisan_id !== 1)
  const person = async (role: Known, which: number): Promise<Person> => {
    const email = `${role}-${which}@example.kg`
    const made = special[which - 1]
    if (!made) throw new Error('There are goods of two workshops.')
    const artisansId = role === 'craftsman' ? { artisansId: made.artisan_id } : {}
    const employeeRole = EMPLOYEES[role]
    const minted = await people.mint({
      market: MARKETS[role],
      email,
      ...artisansId,
      ...(employeeRole && { employeeRole }),
    })
    const mayBuy = ACCESS_ROWS['retailOrders.orders.place']?.may.includes(role)
    const transport = testTransport({
      apiHost: people.store.origin,
      country: () => 'KG',
      token: () => (mayBuy ? minted.token : null),
    })
    const sdk = createSdk(completeContract, { transport })
    const placed = await placeOrder(sdk, [goods[(bought += 1) % goods.length]!])
    const placedSpecial = await placeSpecialOrder(sdk, [made])
    const uuid = new URL(placed.payment_link, people.store.origin).pathname.split('/').at(-1) ?? ''
    const lines = placed.order.items.map((line) => ({ line_key: lineKey(line), count: line.count }))
    const order = { id: placed.order.id, number: placed.order.order_number, uuid, lines }
    // Paid for, as far as the workshop can tell.
    if (role === 'craftsman')
      await people.sql(`update retail_order set status = 'in_production' where id = $1`, [
        placedSpecial.order.id,
      ])
    const specialOrder = { id: placedSpecial.order.id, number: placedSpecial.order.order_number }
    return {
      email,
      accountId: minted.accountId,
      sessionId: minted.sessionId,
      order,
      specialOrder,
      ...(role === 'craftsman' && { craft: await craftOf(made, minted.accountId) }),
      ...(employeeRole && { company: await companyOf(minted, employeeRole, `${role} ${which}`) }),
    }
  }
  const made: [Known, [Person, Person]][] = []
  for (const role of KNOWN) made.push([role, [await person(role, 1), await person(role, 2)]])
  pairs = Object.fromEntries(made) as typeof pairs // fromEntries loses the literal names
})

afterAll(() => people.close())

/** A new session per call, as some calls end it. */
const tokenOf = async (role: Known, { accountId }: Person) =>
  (await people.mint({ market: MARKETS[role], accountId })).token

/** Default parameters that match no resource. */
const NOWHERE: Readonly<Record<string, string>> = { id: '2147483647', uuid: randomUUID() }

const call = ({ method, path, body }: Endpoint, token: string | undefined, aim: Aim = {}) =>
  people.ask(
    method,
    path.replace(/:(\w+)/g, (_all, name: string) => aim.params?.[name] ?? NOWHERE[name] ?? 'nothing'),
    {
      token,
      ...(body && { body: aim.body ?? {} }),
      ...(aim.query && { query: aim.query }),
      headers: { 'idempotency-key': randomUUID() },
    },
  )

const isLetIn = ({ status }: { status: number }) => status !== 401 && status !== 403 && status < 500

test('every endpoint of the contract has an access row, and every row has an endpoint', () => {
  expect(Object.keys(ACCESS_ROWS).toSorted()).toEqual(ENDPOINTS.map(([name]) => name).toSorted())
})

test('every endpoint with own resources has a row that tries it as somebody else', () => {
  const untried = ENDPOINTS.filter(([name, { access }]) => {
    const { thing, tells, isOnSelf }: Partial<Row> = ACCESS_ROWS[name] ?? {}
    return access.scope === 'own' && !thing && !tells && !isOnSelf
  })
  expect(untried.map(([name]) => name)).toEqual([])
})

/** Other tests may have ended the person's original session. */
const withSession = async (role: Known, person: Person): Promise<Person> => {
  const { sessionId } = await people.mint({ market: MARKETS[role], accountId: person.accountId })
  return { ...person, sessionId }
}

const rowOf = (name: string): Row => ACCESS_ROWS[name] ?? { may: [] }

describe.each(ENDPOINTS)('%s lets in the roles of its row and no others', (name, endpoint) => {
  const row = rowOf(name)

  test.each(ROLES)('%s', async (role) => {
    const said =
      role === 'anonymous'
        ? await call(endpoint, undefined)
        : await call(endpoint, await tokenOf(role, pairs[role][0]))
    if (row.may.includes(role)) return expect(said, said.text).toSatisfy(isLetIn)
    expect(said, said.text).toMatchObject({
      status: role === 'anonymous' ? 401 : 403,
      body: { code: role === 'anonymous' ? 'UNAUTHENTICATED' : 'FORBIDDEN', message: expect.any(String) },
    })
  })
})

test.each(ENDPOINTS)('%s, called with an expired token', async (_, endpoint) => {
  const access: Access = endpoint.access
  const said = await call(endpoint, 'the token of a session that has ended')
  // Public data stays readable; elsewhere a client that believes it is logged in must learn that it is not.
  if (access.ignoresToken) expect(said, said.text).toSatisfy(isLetIn)
  else expect(said, said.text).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } })
})

/** Every endpoint with resources of its own, for every role that may have one. */
const ownCells = <T>(pick: (row: Row) => T | undefined) =>
  ENDPOINTS.flatMap(([name, endpoint]) => {
    const own = pick(rowOf(name))
    return own === undefined
      ? []
      : rowOf(name)
          .may.filter((role) => role !== 'anonymous')
          .map((role) => ({ name, endpoint, own, role }))
  })

test.each(ownCells(({ thing }) => thing))(
  '$name: a resource of one $role is not found for another',
  async ({ name, endpoint, own: thing, role }) => {
    const [first, other] = pairs[role]
    const owner = await withSession(role, first)
    const foreign = await call(endpoint, await tokenOf(role, other), thing(owner))
    expect(foreign, foreign.text).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    const bare = await call(endpoint, undefined, thing(owner))
    expect(bare.status).toBe(rowOf(name).may.includes('anonymous') ? 404 : 401)
    const own = await call(endpoint, await tokenOf(role, owner), thing(owner))
    expect(own, own.text).toMatchObject({ status: 200 })
  },
)

test.each(ownCells(({ tells }) => tells))(
  '$name: the response to one $role contains nothing of another',
  async ({ endpoint, own: tells, role }) => {
    const [first, other] = pairs[role]
    const owner = await withSession(role, first)
    const own = await call(endpoint, await tokenOf(role, owner))
    expect(own.text).toContain(tells(owner))
    const others = await call(endpoint, await tokenOf(role, other))
    expect(others.status).toBe(200)
    expect(others.text).not.toContain(tells(owner))
  },
)
