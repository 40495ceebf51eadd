import { createSdk } from '@shyrdak/sdk'
import { fakeTransport } from '@shyrdak/sdk/testing'
import * as fc from 'fast-check'
import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import { writeSession } from '../auth/stored-session.ts'
import { memoryTabs, type StoragePort } from '../storage/index.ts'
import { trials } from '../testing-trials.ts'
import { wholesaleCartContract } from './contract.ts'
import { BOUGHT_BRANDS } from './stored-beside-cart.ts'
import { cell, kit } from './testing-cells.ts'
import { wholesaleCartActors } from './wholesale-cart.actors.ts'
import { wholesaleCartMachine } from './wholesale-cart.machine.ts'

let logins = 0
const logIn = (storage: StoragePort, companyId: number) =>
  writeSession(storage, {
    token: `token-${(logins += 1)}`,
    clientType: 'reyestr',
    userId: companyId,
    artisan: null,
    firstName: 'Aigul',
    companyId,
  })

function open(storage: StoragePort, replica: string) {
  const transport = fakeTransport({ 'GET /wholesale/branding/currents/': [kit()] })
  const sdk = createSdk(wholesaleCartContract, { transport })
  const actors = wholesaleCartActors({
    sdk: () => Promise.resolve(sdk),
    storage,
    log: () => {},
    schedule: (write) => write(),
  })
  const input = { replica, newKey: () => 'key' }
  const actor = createActor(wholesaleCartMachine.provide(actors), { input }).start()
  return {
    actor,
    add: (variation_id: number, count: number) =>
      actor.send({ type: 'cells.add', cells: [{ cell: cell({ variation_id }), count }] }),
    counts: () =>
      [...actor.getSnapshot().context.cart.lines.values()]
        .map(({ goods, count }) => `${goods.variation_id}: ${count}`)
        .toSorted(),
  }
}

test('whoever logs in sees the cart of their own company in every tab, and what they add is stored for it', () => {
  const step = fc.oneof(
    fc.record({ tab: fc.nat(1), company: fc.integer({ min: 1, max: 3 }) }),
    fc.record({
      tab: fc.nat(1),
      variation: fc.integer({ min: 1, max: 3 }),
      count: fc.integer({ min: 1, max: 9 }),
    }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const storages = memoryTabs(2)
      logIn(storages[0]!, 1)
      const tabs = storages.map((storage, place) => open(storage, `tab ${place}`))
      let company = 1
      const expected = new Map<number, Map<number, number>>()
      const own = () => expected.get(company) ?? new Map<number, number>()
      for (const one of steps) {
        if ('company' in one) logIn(storages[one.tab]!, (company = one.company))
        else {
          tabs[one.tab]!.add(one.variation, one.count)
          expected.set(
            company,
            new Map(own()).set(one.variation, (own().get(one.variation) ?? 0) + one.count),
          )
        }
        const counts = [...own()].map(([variation, count]) => `${variation}: ${count}`).toSorted()
        for (const tab of tabs) expect(tab.counts()).toEqual(counts)
        const again = open(storages[1]!, 'again')
        expect(again.counts()).toEqual(counts)
        again.actor.stop()
      }
      for (const { actor } of tabs) actor.stop()
    }),
    { numRuns: trials(200) },
  )
})

test('nothing that stands beside the cart of a company is seen by the next one', () => {
  const [storage] = memoryTabs(1)
  if (!storage) throw new Error('a tab was asked for')
  logIn(storage, 1)
  const { actor } = open(storage, 'a')
  actor.send({
    type: 'beside.read',
    beside: { bought: [{ brandId: 1, amount: 50, orderId: 3 }], reorder: 5 },
  })
  actor.send({ type: 'cart.ordered', keys: [] })
  actor.send({ type: 'reorder.open', orderId: 5 })
  logIn(storage, 2)
  expect(actor.getSnapshot().context).toMatchObject({ bought: [], reorder: null, kits: null, purchase: null })
  expect(actor.getSnapshot().value).toMatchObject({ kits: 'reading', reorder: 'none' })
  expect(storage.get(BOUGHT_BRANDS.key)).toBeNull()
  logIn(storage, 1)
  expect(actor.getSnapshot().context.reorder?.orderId).toBe(5)
  actor.stop()
})
