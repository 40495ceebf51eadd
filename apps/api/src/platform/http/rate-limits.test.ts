import { isEndpoint, type ContractTree, type Endpoint } from '@shyrdak/sdk/contract'
import { completeContract } from '@shyrdak/sdk/management'
import { expect, test } from 'vitest'
import { routeLimitOf, type CountedLimit } from './rate-limits.ts'

const endpointsOf = (tree: ContractTree): Endpoint[] =>
  Object.values(tree).flatMap((node) => (isEndpoint(node) ? [node] : endpointsOf(node)))
const perMinute = ({ max, timeWindow }: CountedLimit) => max / (timeWindow / 60_000)

const takesFrom = (schema: Endpoint['body' | 'query'], names: readonly string[]): boolean =>
  schema !== undefined && 'shape' in schema && names.some((name) => name in Object(schema.shape))

/** Whether the endpoint takes an email or a password from its caller. */
const asksWho = ({ body, query }: Endpoint): boolean =>
  [body, query].some((schema) => takesFrom(schema, ['email', 'password']))

test('every endpoint that takes an email or a password allows at most thirty requests a minute', () => {
  const { login } = completeContract.auth
  // Failed logins are delayed by account and address, so that many colleagues may log in at once.
  const logins: Endpoint[] = [...Object.values(login), completeContract.management.login.manager]
  const asking = endpointsOf(completeContract).filter(
    (endpoint) => asksWho(endpoint) && !logins.includes(endpoint),
  )
  expect(asking.length).toBeGreaterThan(10)
  for (const endpoint of asking)
    expect(perMinute(routeLimitOf(endpoint)), `${endpoint.method} ${endpoint.path}`).toBeLessThanOrEqual(30)
})

test('every endpoint that may email one address again and again does so less than once a minute', () => {
  const { auth, content, management } = completeContract
  /** Those that email nobody, or an account's address once. */
  const others: Endpoint[] = [
    ...Object.values(auth.login),
    management.login.manager,
    ...Object.values(auth.registration),
    // Counted by account instead, with the codes that it was sent.
    auth.password.reset,
    auth.password.recover,
    content.feedback.send,
    // Only shown on the workshop's page.
    auth.profile.craftsman.saveArtisan,
  ]
  const mailing = endpointsOf(completeContract).filter(
    (endpoint) => takesFrom(endpoint.body, ['email', 'contact']) && !others.includes(endpoint),
  )
  expect(mailing.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      '/frontend/profile',
      '/frontend/subscribe',
      '/frontend/faq',
      '/frontend/order/retail',
      '/specialgoods/order',
      '/wholesale/employee',
    ]),
  )
  for (const endpoint of mailing) {
    const { perEmail } = routeLimitOf(endpoint)
    expect(perEmail && perMinute(perEmail), `${endpoint.method} ${endpoint.path}`).toBeLessThan(1)
  }
})

test('reads have a high limit, searches a lower one, writes the lowest', () => {
  const { products, search } = completeContract.retailCatalogue
  const { delivery } = completeContract.retailOrders
  const { orders } = completeContract.wholesale
  const limits = [products.list, delivery.services, search.products, search.byColor, orders.place]
  expect(limits.map((endpoint) => routeLimitOf(endpoint).max)).toEqual([1200, 1200, 240, 240, 120])
})

test('a craftsman may upload no more films than a manager, and fewer than photos', () => {
  const { specialGoods, management } = completeContract
  const [films, managed, photos] = [
    specialGoods.films.upload,
    management.films.upload,
    specialGoods.photos.upload,
  ].map((endpoint) => perMinute(routeLimitOf(endpoint)))
  expect(films).toBeLessThanOrEqual(managed!)
  expect(films).toBeLessThan(photos!)
})

test('a caller learns of ten emails a minute and a hundred a day whether they have an account', () => {
  const { max, perDay } = routeLimitOf(completeContract.auth.email.exists)
  expect([max, perDay]).toEqual([10, { max: 100, timeWindow: 24 * 3_600_000 }])
})

test('the login limit of an address exceeds five tries a second', () => {
  expect(perMinute(routeLimitOf(completeContract.auth.login.retail))).toBeGreaterThan(60 * 5)
})

test('password resets are not limited by email', () => {
  expect(routeLimitOf(completeContract.auth.password.reset).perEmail).toBeUndefined()
})
