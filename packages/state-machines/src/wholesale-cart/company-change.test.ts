import { createSdk } from '@shyrdak/sdk'
import { fakeTransport } from '@shyrdak/sdk/testing'
import * as fc from 'fast-check'
import { createActor, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import { writeSession } from '../auth/stored-session.ts'
import { memoryTabs, writeEnvelope, type StoragePort } from '../storage/index.ts'
import { trials } from '../testing/trials.ts'
import {
  BOUGHT_BRANDS,
  wholesaleBrandingActors,
  wholesaleBrandingContract,
  wholesaleBrandingMachine,
} from '../wholesale-branding/index.ts'
import {
  wholesaleReorderActors,
  wholesaleReorderContract,
  wholesaleReorderMachine,
} from '../wholesale-reorder/index.ts'
import { cell, kit } from '../testing/cells.ts'
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
  const actors = wholesaleCartActors({ storage, schedule: (write) => write() })
  const actor = createActor(wholesaleCartMachine.provide(actors), { input: { replica } }).start()
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

test('a logged-in client sees and changes the cart of their own company in every tab', () => {
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

test('bought kits and a reorder of one company are not shown to the next one', async () => {
  const [storage] = memoryTabs(1)
  if (!storage) throw new Error('a tab was asked for')
  logIn(storage, 1)
  const transport = fakeTransport({ 'GET /wholesale/branding/currents/': [kit()] })
  const branding = createSdk(wholesaleBrandingContract, { transport })
  const kits = createActor(
    wholesaleBrandingMachine.provide(
      wholesaleBrandingActors({ sdk: async () => branding, storage, log: () => {} }),
    ),
    { input: { newKey: () => 'key' } },
  ).start()
  const orders = createSdk(wholesaleReorderContract, { transport })
  const reorder = createActor(
    wholesaleReorderMachine.provide(wholesaleReorderActors({ sdk: async () => orders, storage })),
  ).start()
  await waitFor(kits, ({ value }) => value === 'known')
  const bought = [{ brandId: 1, amount: 50, orderId: 3 }]
  writeEnvelope(storage, BOUGHT_BRANDS, bought)
  kits.send({ type: 'bought.read', bought })
  reorder.send({ type: 'reorder.open', orderId: 5 })
  logIn(storage, 2)
  expect(kits.getSnapshot()).toMatchObject({
    value: 'reading',
    context: { bought: [], kits: null, purchase: null },
  })
  expect(reorder.getSnapshot()).toMatchObject({ value: 'none', context: { orderId: null } })
  expect(storage.get(BOUGHT_BRANDS.key)).toBeNull()
  logIn(storage, 1)
  expect(kits.getSnapshot().context.bought).toEqual(bought)
  expect(reorder.getSnapshot().context.orderId).toBe(5)
  kits.stop()
  reorder.stop()
})
