import { isEndpoint, type ContractTree, type Endpoint } from '@shyrdak/sdk/contract'
import { completeContract } from '@shyrdak/sdk/management'
import { expect, test } from 'vitest'
import { routeLimitOf, type CountedLimit } from './rate-limits.ts'

const endpointsOf = (tree: ContractTree): Endpoint[] =>
  Object.values(tree).flatMap((node) => (isEndpoint(node) ? [node] : endpointsOf(node)))
const perMinute = ({ max, timeWindow }: CountedLimit) => max / (timeWindow / 60_000)

/** Whether the endpoint takes an email or a password from its caller. */
const asksWho = ({ body, query }: Endpoint): boolean =>
  [body, query].some(
    (schema) =>
      schema && 'shape' in schema && ['email', 'password'].some((name) => name in Object(schema.shape)),
  )

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

test('profile changes, which email a given address, are limited to less than one a minute per address', () => {
  const { profile } = completeContract.auth
  for (const { update } of [profile.retail, profile.wholesale, profile.craftsman])
    expect(perMinute(routeLimitOf(update).perEmail!)).toBeLessThan(1) // these three have one
})

test('reads have a high limit, searches a lower one, writes the lowest', () => {
  const { products, search } = completeContract.retailCatalogue
  const { delivery, orders } = completeContract.retailOrders
  const limits = [products.list, delivery.services, search.products, search.byColor, orders.place]
  expect(limits.map((endpoint) => routeLimitOf(endpoint).max)).toEqual([1200, 1200, 240, 240, 120])
})

test('the login limit of an address exceeds five tries a second', () => {
  expect(perMinute(routeLimitOf(completeContract.auth.login.retail))).toBeGreaterThan(60 * 5)
})

test('password resets are not limited by email', () => {
  expect(routeLimitOf(completeContract.auth.password.reset).perEmail).toBeUndefined()
})
