import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { contract } from '../contract/contract.ts'
import { isEndpoint, routeOf, type ContractTree, type Endpoint } from '../contract/endpoint.ts'
import { build } from '../testing/build.ts'
import { callEndpoint, followEndpoint } from './call-endpoint.ts'

type Path = readonly (string | number)[]
const NEW = 'a value of a newer store'

function* endpointsOf(tree: ContractTree): Generator<Endpoint> {
  for (const node of Object.values(tree)) {
    if (!isEndpoint(node)) yield* endpointsOf(node)
    else if (!node.stream) yield node
  }
}

/** A response whose lists have three rows each. */
const threefold = (value: unknown): unknown => {
  if (Array.isArray(value)) return [0, 1, 2].map(() => threefold(value[0]))
  return mapFields(value, threefold)
}
const mapFields = (value: unknown, change: (field: unknown, name: string) => unknown): unknown =>
  typeof value === 'object' && value !== null && !(value instanceof File)
    ? Object.fromEntries(Object.entries(value).map(([name, field]) => [name, change(field, name)]))
    : value

/** The paths to all texts of a value. */
function* textsOf(value: unknown, path: Path = []): Generator<Path> {
  if (typeof value === 'string') yield path
  else if (typeof value === 'object' && value !== null)
    for (const [step, inner] of Object.entries(value))
      yield* textsOf(inner, [...path, Array.isArray(value) ? Number(step) : step])
}

/** A value with another one at a path; without that list row if there is no other. */
function change(value: unknown, [step, ...rest]: Path, ...other: readonly unknown[]): unknown {
  if (step === undefined) return other[0]
  if (!Array.isArray(value))
    return mapFields(value, (field, name) => (name === step ? change(field, rest, ...other) : field))
  const row = rest.length > 0 || other.length > 0 ? [change(value[Number(step)], rest, ...other)] : []
  return [...value.slice(0, Number(step)), ...row, ...value.slice(Number(step) + 1)]
}

/** Every response of the contract with one value that this version does not know, in the middle row of lists. */
const responses = [...endpointsOf(contract)].flatMap((endpoint) => {
  const complete = threefold(build(endpoint.response))
  return [...textsOf(complete)]
    .filter((path) => path.every((step) => typeof step === 'string' || step === 1))
    .map((path) => ({ endpoint, path, complete, newer: change(complete, path, NEW) }))
    .filter(({ newer }) =>
      z.safeParse(endpoint.response, newer).error?.issues.every(({ code }) => code === 'invalid_value'),
    )
})

const answerOf = (endpoint: Endpoint, response: unknown) => {
  const params = Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, 1]))
  return callEndpoint(endpoint, async () => response, { params })
}
const lastRow = (path: Path) => path.findLastIndex((step) => typeof step === 'number')

test('the contract has such values in lists and outside', () => {
  const inLists = responses.filter(({ path }) => lastRow(path) >= 0)
  expect(inLists.length).toBeGreaterThan(30)
  expect(responses.length - inLists.length).toBeGreaterThan(30)
})

test('a list row with a value of a newer store is left out, the rest of the response stays', async () => {
  const failed: string[] = []
  for (const { endpoint, path, complete, newer } of responses.filter(({ path }) => lastRow(path) >= 0)) {
    const answer = await answerOf(endpoint, newer).catch(() =>
      failed.push(`${routeOf(endpoint)} ${path.join('.')}`),
    )
    if (typeof answer !== 'number') expect(answer).toEqual(change(complete, path.slice(0, lastRow(path) + 1)))
  }
  // The rows of these lists answer what the caller has sent.
  expect(failed).toEqual([
    'POST /frontend/delivery/retail/services lines.1.state',
    'POST /wholesale/order/file lines.1.item.price_type',
    'POST /wholesale/order/file lines.1.problems.1.column',
    'POST /wholesale/order/file lines.1.problems.1.code',
  ])
})

test('a value of a newer store outside of lists is a BAD_RESPONSE', async () => {
  for (const { endpoint, newer } of responses.filter(({ path }) => lastRow(path) < 0))
    await expect(answerOf(endpoint, newer)).rejects.toMatchObject({ code: 'BAD_RESPONSE' })
})

test('an order of an unknown status and a new way to pay are left out, whatever else is in the list', async () => {
  const { methods } = contract.retailOrders.payments
  expect(await answerOf(methods, ['kicb', NEW, 'paypal', NEW])).toEqual(['kicb', 'paypal'])
  expect(await answerOf(methods, [NEW])).toEqual([])

  const { list } = contract.retailOrders.orders
  const page = build(list.response)
  const [order] = page.data
  const data = [
    { ...order, id: 1 },
    { ...order, id: 2, status: NEW, payment_state: NEW },
    { ...order, id: 3 },
  ]
  expect(await answerOf(list, { ...page, data })).toMatchObject({ data: [{ id: 1 }, { id: 3 }] })
})

test('a list with a row that is broken otherwise is a BAD_RESPONSE', async () => {
  const { methods, charges } = contract.retailOrders.payments
  const [charge] = build(charges.response)
  for (const [endpoint, response] of [
    [methods, ['kicb', null]],
    [methods, ['kicb', NEW, 7]],
    [charges, [charge, { ...charge, provider: undefined }]],
    [charges, [{ ...charge, provider: NEW, charge: null }]],
  ] as const)
    await expect(answerOf(endpoint, response)).rejects.toMatchObject({ code: 'BAD_RESPONSE' })
})

test('an event of a newer store is left out of a stream, and the events around it arrive', async () => {
  const { changes } = contract.chat.retail
  const follow = async (...events: readonly unknown[]) => {
    const transport = Object.assign(async () => undefined, {
      async *follow() {
        yield* events
      },
    })
    const arrived: unknown[] = []
    for await (const event of followEndpoint(changes, transport, { query: { after: 0 } })) arrived.push(event)
    return arrived
  }
  const message = build(changes.response)
  const later = { ...message, id: 7 }
  expect(await follow(message, { ...message, mark: NEW }, later)).toEqual([message, later])
  await expect(follow(message, { ...message, mark: 7 })).rejects.toMatchObject({ code: 'BAD_RESPONSE' })
})
