import { contract, isEndpoint, type ContractTree, type Endpoint } from '@shyrdak/sdk/contract'
import { expect, test } from 'vitest'
import { rateLimitOf } from './rate-limits.ts'

const endpointsOf = (tree: ContractTree): Endpoint[] =>
  Object.values(tree).flatMap((node) => (isEndpoint(node) ? [node] : endpointsOf(node)))
const perMinute = ({ max, timeWindow }: { max: number; timeWindow: string }) =>
  max / (Number(/^\d+/.exec(timeWindow)?.[0]) * (timeWindow.includes('hour') ? 60 : 1))

/** Whether the endpoint takes an e-mail or a password from whoever calls. */
const asksWho = ({ body, query }: Endpoint): boolean =>
  [body, query].some(
    (schema) =>
      schema && 'shape' in schema && ['email', 'password'].some((name) => name in Object(schema.shape)),
  )

test('wherever an e-mail or a password is taken, nobody can try or write to many', () => {
  const asking = endpointsOf(contract).filter(asksWho)
  expect(asking.length).toBeGreaterThan(10)
  for (const endpoint of asking)
    expect(perMinute(rateLimitOf(endpoint)), `${endpoint.method} ${endpoint.path}`).toBeLessThanOrEqual(30)
})

test('whatever mails an address that anybody may name, mails each of them seldom', () => {
  for (const path of ['/frontend/profile', '/wholesale/profile', '/specialgoods/auth/user'] as const)
    expect(perMinute(rateLimitOf({ method: 'PUT', path }).account!)).toBeLessThan(1) // it has one
  expect(perMinute(rateLimitOf({ method: 'POST', path: '/wholesale/reset-password' }).account!)).toBeLessThan(
    1,
  ) // it has one
})
