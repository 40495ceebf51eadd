import { createSdk } from '@shyrdak/sdk'
import { fakeTransport, refusal } from '@shyrdak/sdk/testing'
import * as fc from 'fast-check'
import { createActor, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { describe, expect, test, vi } from 'vitest'
import { memoryStorage, type StoragePort } from '../storage/index.ts'
import { canHappen, pending, replay, type Step } from '../testing/paths.ts'
import { trials } from '../testing/trials.ts'
import { kit } from '../testing/cells.ts'
import { wholesaleBrandingContract } from './contract.ts'
import { BOUGHT_BRANDS } from './stored-bought.ts'
import { wholesaleBrandingActors } from './wholesale-branding.actors.ts'
import type { WholesaleBrandingEvent } from './wholesale-branding.events.ts'
import { wholesaleBrandingMachine, type WholesaleBrandingSnapshot } from './wholesale-branding.machine.ts'
import { selectWholesaleBranding } from './wholesale-branding.selectors.ts'

const CURRENTS = 'GET /wholesale/branding/currents/'
const ADD = 'POST /wholesale/branding/add'

const invoice = {
  id: 1,
  number: '2026-000001',
  date: '2026-11-22',
  status: 'processing',
  total_sum: '2000.00',
  invoice_sum: '2000.00',
  paid_sum: '0.00',
}

const answers = () =>
  fakeTransport({
    [CURRENTS]: [kit()],
    [ADD]: { brand: kit({ starter_remainder: 110, remainder: 110 }), order_id: 3, invoice },
  })

function opened(transport = answers(), storage: StoragePort = memoryStorage()) {
  const log = vi.fn()
  const sdk = createSdk(wholesaleBrandingContract, { transport })
  const actors = wholesaleBrandingActors({ sdk: () => Promise.resolve(sdk), storage, log })
  let keys = 0
  const newKey = () => `key ${(keys += 1)}`
  const actor = createActor(wholesaleBrandingMachine.provide(actors), { input: { newKey } }).start()
  const reach = (state: WholesaleBrandingSnapshot['value']) => waitFor(actor, ({ value }) => value === state)
  const view = () => selectWholesaleBranding(actor.getSnapshot())
  return { actor, log, reach, storage, transport, view }
}

describe('a client with branding kits', () => {
  test('sees kits as unknown when they could not be loaded, and the failure is logged', async () => {
    const transport = fakeTransport({ [CURRENTS]: refusal('INTERNAL', { status: 500 }) })
    const { actor, reach, log, view } = opened(transport)
    await reach('unavailable')
    expect(view()).toMatchObject({ kits: null, failure: null })
    expect(log).toHaveBeenCalledWith('wholesale.branding.currents failed', expect.anything())
    transport.answer(CURRENTS, [kit()])
    actor.send({ type: 'kits.refresh' })
    await reach('known')
  })

  test('buys missing kits: the balance is reloaded, and the purchase is remembered until the order', async () => {
    const { actor, reach, storage, transport, view } = opened()
    await reach('known')
    transport.answer(CURRENTS, [kit({ starter_remainder: 110, remainder: 110 })])
    const onBought = vi.fn()
    actor.on('kits.bought', onBought)
    actor.send({ type: 'kits.buy', companyId: 1, brandId: 1, amount: 10 })
    await reach('buying')
    await reach('known')
    expect(onBought).toHaveBeenCalledExactlyOnceWith({
      type: 'kits.bought',
      bought: { brandId: 1, amount: 50, orderId: 3 },
    })
    expect(view()).toMatchObject({
      kits: [{ starter_remainder: 110 }],
      bought: [{ brandId: 1, amount: 50, orderId: 3 }],
    })
    expect(transport.callsOf(ADD)[0]).toMatchObject({ body: { reyestrId: 1, brandId: 1, amount: 10 } })
    const again = opened(answers(), storage)
    expect(again.view().bought).toEqual([{ brandId: 1, amount: 50, orderId: 3 }])
    again.actor.stop()
    actor.send({ type: 'cart.ordered' })
    expect([view().state, view().bought, storage.get(BOUGHT_BRANDS.key)]).toEqual(['reading', [], null])
  })

  test('sees the balance after their order, though the one before it was still being loaded', async () => {
    const before = Promise.withResolvers<readonly object[]>()
    const { actor, reach, transport, view } = opened(fakeTransport({ [CURRENTS]: () => before.promise }))
    await vi.waitFor(() => expect(transport.callsOf(CURRENTS)).toHaveLength(1))
    transport.answer(CURRENTS, [kit({ starter_remainder: 10, remainder: 10 })])
    actor.send({ type: 'cart.ordered' })
    before.resolve([kit({ starter_remainder: 60, remainder: 60 })])
    await reach('known')
    expect(view().kits).toMatchObject([{ starter_remainder: 10 }])
  })

  test('retries a purchase that timed out with the same idempotency key, and a new one with another', async () => {
    const { actor, reach, transport, view } = opened()
    const buy = async (amount: number) => {
      await reach('known')
      actor.send({ type: 'kits.buy', companyId: 1, brandId: 1, amount })
      await reach('known')
    }
    const keys = () => transport.callsOf(ADD).map(({ idempotencyKey }) => idempotencyKey)
    transport.answer(ADD, refusal('TIMEOUT'))
    await buy(50)
    expect(view().failure).toBe('TIMEOUT')
    await buy(50)
    await buy(100)
    expect(keys()).toEqual(['key 1', 'key 1', 'key 2'])
    transport.answer(ADD, refusal('FORBIDDEN', { status: 403 }))
    await buy(100)
    await buy(100)
    transport.answer(ADD, { brand: kit(), order_id: 3, invoice })
    await buy(100)
    await buy(100)
    expect(keys().slice(3)).toEqual(['key 2', 'key 3', 'key 4', 'key 5'])
  })
})

const BOUGHT = { brandId: 1, amount: 50, orderId: 3 }
const buying = (brandId: number): WholesaleBrandingEvent => ({
  type: 'kits.buy',
  companyId: 1,
  brandId,
  amount: 50,
})
const STEPS: readonly Step[] = [
  { type: 'kits.refresh' },
  buying(1),
  buying(2),
  { type: 'cart.cleared' },
  { type: 'cart.ordered' },
  { type: 'company.changed' },
  { type: 'xstate.done.actor.0.wholesale-branding.reading', output: [kit()] }, // the only step with an output
  { type: 'xstate.error.actor.0.wholesale-branding.reading', error: refusal('INTERNAL') },
  { type: 'xstate.done.actor.0.wholesale-branding.buying', output: BOUGHT },
  { type: 'xstate.error.actor.0.wholesale-branding.buying', error: refusal('TIMEOUT') },
  { type: 'xstate.error.actor.0.wholesale-branding.buying', error: refusal('FORBIDDEN') },
]
const start = () => {
  let keys = 0
  return createActor(
    wholesaleBrandingMachine.provide({ actors: { readKits: pending(), buyKits: pending() } }),
    { input: { newKey: () => `key ${(keys += 1)}` } },
  ).start()
}

describe('the branding kits machine', () => {
  test('reaches every visible state', () => {
    const paths = getShortestPaths(wholesaleBrandingMachine, {
      input: { newKey: () => 'key' },
      events: [...STEPS] as WholesaleBrandingEvent[], // includes internal events of actors
      filterEvents: canHappen,
      serializeState: ({ value, context: { purchase } }) => `${value} ${purchase === null}`,
    })
    const states = new Set(paths.map(({ state }) => state.value))
    expect(states).toEqual(new Set(['reading', 'known', 'unavailable', 'buying']))
  })

  test('has a balance in its known state, and a purchase only while it is sent or after a timeout', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...STEPS), { maxLength: 30 }), (path) => {
        const { value, context }: WholesaleBrandingSnapshot = replay(start, path).getSnapshot()
        if (value === 'known') expect(context.kits).not.toBeNull()
        if (value === 'unavailable') expect(context.kits).toBeNull()
        if (value === 'buying') expect([context.purchase === null, context.failure]).toEqual([false, null])
        else expect(context.purchase !== null).toBe(context.failure?.code === 'TIMEOUT')
      }),
      { numRuns: trials(2_000) },
    )
  })
})
