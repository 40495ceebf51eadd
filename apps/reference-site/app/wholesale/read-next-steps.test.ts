import { createStore, memoryPorts } from '@shyrdak/react-store'
import { build, fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { wholesaleInvoices, wholesaleOrders } from '@shyrdak/sdk/contract'
import { expect, test } from 'vitest'
import { lowKits, readNextSteps } from './read-next-steps.ts'

const INVOICES = 'GET /wholesale/invoice/orders'
const OWNER = { employee_role: 'owner' } as const
const due = { count: 120, sum: '1200020.50' }

const storeOf = (answers: Parameters<typeof fakeTransport>[0]) => {
  const transport = fakeTransport({
    [INVOICES]: build(wholesaleInvoices.orders.response, { data: [], due }),
    'GET /wholesale/order': build(wholesaleOrders.list.response, { data: [], open: 104 }),
    'GET /wholesale/branding/currents/': [],
    'GET /wholesale/chat/info': { unread: 0 },
    ...answers,
  })
  return { transport, ...createStore({ ...memoryPorts(), language: 'en', country: 'KG', transport }) }
}

test('a client with more orders than a page holds sees what is due for all of them', async () => {
  await expect(readNextSteps(storeOf({}), OWNER)).resolves.toMatchObject({ due, orders: 104 })
})

test('an amount due that could not be loaded is unknown, not zero', async () => {
  const store = storeOf({ [INVOICES]: refusal('UNAVAILABLE') })
  await expect(readNextSteps(store, OWNER)).resolves.toMatchObject({ due: 'unknown', orders: 104 })
})

test('a viewer, who may not see invoices, is told nothing about them', async () => {
  const store = storeOf({})
  await expect(readNextSteps(store, { employee_role: 'viewer' })).resolves.toMatchObject({ due: null })
  expect(store.transport.callsOf(INVOICES)).toEqual([])
})

test('a kit below a quarter is low, and one that was never bought is not', () => {
  const kit = (remainder: number, boughtBrandsKit = 100) => ({
    name: 'A',
    count: 100,
    remainder,
    boughtBrandsKit,
  })
  expect(lowKits([kit(25), kit(24), kit(0), kit(0, 0)])).toEqual([
    { name: 'A', left: 24 },
    { name: 'A', left: 0 },
  ])
})

test('a client whose page could not load the code of the calls still gets the page', async () => {
  const sdk = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  await expect(readNextSteps({ sdk }, OWNER)).resolves.toEqual({
    orders: 0,
    due: 'unknown',
    low: [],
    unread: 0,
    mayOrder: true,
  })
})
