import * as fc from 'fast-check'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { describe, expect, test } from 'vitest'
import { addLine, cartLines, emptyCart, type CartLine } from '../retail-cart/rules.ts'
import { slippers } from '../testing/goods.ts'
import { addCells, emptyWholesaleCart, wholesaleLines, type WholesaleLine } from '../wholesale-cart/rules.ts'
import { cell as wholesaleCell } from '../testing/cells.ts'
import { memoryStorage, memoryTabs, type StoragePort } from '../storage/index.ts'
import { PENDING_ADDS } from '../storage/storage-keys.ts'
import { canHappen, pending, replay, wait, type Step } from '../testing/paths.ts'
import { trials } from '../testing/trials.ts'
import { countryActors, type CountryCart, type Geolocation } from './country.actors.ts'
import type { CountryEvent } from './country.types.ts'
import { countryMachine, type CountrySnapshot } from './country.machine.ts'
import { selectCountry, selectIsDialogOpen } from './country.selectors.ts'
import { greatCircleDistance, nearestCountry } from './rules.ts'
import { readCountry } from './stored-country.ts'

const countries = [
  { code: 'KG', location: { latitude: 41, longitude: 75 } },
  { code: 'KZ', location: { latitude: 48, longitude: 68 } },
  { code: 'US', location: { latitude: 38, longitude: -97 } },
  { code: 'NZ', location: { latitude: -41, longitude: 174 } },
]
const bishkek = { latitude: 42.87, longitude: 74.59 }
const deleted = (lines: readonly CartLine[]) => ({ lines, wholesale: [] })
const someLines = () => cartLines(addLine(emptyCart('a'), slippers()).cart)
const geolocation = (code?: number): Geolocation => ({
  getCurrentPosition: (found, failed) => (code ? failed({ code }) : found({ coords: bishkek })),
})

function opened(
  chosen: string | null,
  {
    lines = [],
    storage = memoryStorage(),
    ...other
  }: {
    lines?: readonly CartLine[]
    wholesaleCart?: CountryCart<WholesaleLine>
    storage?: StoragePort
    geolocation?: Geolocation
    save?: () => Promise<void>
  } = {},
) {
  const held = { lines }
  const cart = {
    lines: () => held.lines,
    empty: () => void (held.lines = []),
    restore: (back: readonly CartLine[]) => void (held.lines = back),
  }
  const clock = new SimulatedClock()
  const machine = countryMachine.provide(countryActors({ storage, cart, ...other }))
  const actor = createActor(machine, { input: { chosen, countries }, clock }).start()
  const reach = (state: CountrySnapshot['value']) => waitFor(actor, (snapshot) => snapshot.value === state)
  return { actor, clock, held, storage, reach }
}

describe('the nearest country', () => {
  test('is found for a location, also across the date line', () => {
    expect(nearestCountry(bishkek, countries)).toBe('KG')
    expect(nearestCountry({ latitude: -17, longitude: -179 }, countries)).toBe('NZ')
    expect(nearestCountry(bishkek, [])).toBeNull()
    expect(nearestCountry({ latitude: Number.NaN, longitude: 0 }, countries)).toBeNull()
  })

  test('is that of a city near the border, though the centre of another one is nearer', () => {
    expect(nearestCountry({ latitude: 43.24, longitude: 76.95 }, countries), 'Almaty').toBe('KZ')
    expect(nearestCountry({ latitude: 42.65, longitude: 77.08 }, countries), 'Cholpon-Ata').toBe('KG')
  })

  test('is measured by the great-circle distance', () => {
    const place = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    })
    fc.assert(
      fc.property(place, place, (a, b) => {
        const there = greatCircleDistance(a, b)
        expect(there).toBeCloseTo(greatCircleDistance(b, a), 6)
        expect(there).toBeGreaterThanOrEqual(0)
        expect(there).toBeLessThanOrEqual(20_038)
        expect(greatCircleDistance(a, a)).toBeCloseTo(0, 6)
      }),
      { numRuns: trials(1_000) },
    )
    expect(greatCircleDistance({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 90 })).toBeCloseTo(
      10_007.5,
      0,
    )
  })
})

describe('a shopper on a first visit', () => {
  test('is asked for a country, and can be located', async () => {
    const { actor, reach, storage } = opened(null, { geolocation: geolocation() })
    expect(actor.getSnapshot().value).toBe('asking')
    actor.send({ type: 'location.use' })
    await reach('settled')
    expect(readCountry(storage)).toBe('KG')
  })

  test.each([
    [1, 'denied'],
    [2, 'unavailable'],
    [3, 'timeout'],
    [9, 'unavailable'],
  ])('who cannot be located (%s) is told why and asked again', async (code, refusal) => {
    const { actor, reach } = opened(null, { geolocation: geolocation(code) })
    actor.send({ type: 'location.use' })
    const { context } = await reach('asking')
    expect(context.refusal).toBe(refusal)
  })

  test('who closes the dialog is warned, and can proceed with Kyrgyzstan', async () => {
    const { actor, reach, storage } = opened(null)
    actor.send({ type: 'dialog.close' })
    expect(actor.getSnapshot().value).toBe('warning')
    actor.send({ type: 'warning.back' })
    actor.send({ type: 'dialog.close' })
    actor.send({ type: 'warning.proceed' })
    expect(selectCountry(await reach('settled'))).toBe('KG')
    expect(storage.get('country_iso_code')).toBe('KG')
  })

  test('who keeps their basket instead of the chosen country is asked again', async () => {
    const { actor, reach } = opened(null, { lines: someLines() })
    actor.send({ type: 'country.choose', code: 'JP' })
    await reach('confirming')
    actor.send({ type: 'change.cancel' })
    expect(actor.getSnapshot().value).toBe('asking')
  })
})

describe('a shopper who has chosen no country and opens the dialog', () => {
  test('is back on the page when they keep their country', async () => {
    const { actor, reach, storage } = opened(null, { lines: someLines() })
    actor.send({ type: 'dialog.open' })
    actor.send({ type: 'country.choose', code: 'JP' })
    await reach('confirming')
    actor.send({ type: 'change.cancel' })
    expect(actor.getSnapshot().value).toBe('settled')
    expect(readCountry(storage)).toBeNull()
  })

  test('may close it without a choice, each time', () => {
    const { actor } = opened(null)
    for (const _ of [1, 2]) {
      actor.send({ type: 'dialog.open' })
      expect(actor.getSnapshot().value).toBe('asking')
      actor.send({ type: 'dialog.close' })
      expect(actor.getSnapshot().value).toBe('settled')
    }
  })
})

describe('a wholesale client who changes the country', () => {
  test('is warned that the wholesale cart is emptied too, and gets it back with an undo', async () => {
    const cart = addCells(emptyWholesaleCart('a'), [{ cell: wholesaleCell(), count: 12 }])
    const all = wholesaleLines(cart)
    let held = all
    const { actor, reach } = opened('KG', {
      wholesaleCart: {
        lines: () => held,
        empty: () => void (held = []),
        restore: (back) => void (held = [...back]),
      },
    })
    actor.send({ type: 'dialog.open' })
    actor.send({ type: 'country.choose', code: 'RU' })
    expect((await reach('confirming')).context.wholesale).toEqual(all)
    actor.send({ type: 'change.cancel' })
    expect(held).toEqual(all)
    actor.send({ type: 'dialog.open' })
    actor.send({ type: 'country.choose', code: 'RU' })
    await reach('confirming')
    actor.send({ type: 'change.confirm' })
    await reach('undoable')
    expect(held).toEqual([])
    actor.send({ type: 'change.undo' })
    await reach('settled')
    expect(held).toEqual(all)
  })
})

describe('a shopper who changes the country', () => {
  test('sees what will be removed from the cart, and can undo it', async () => {
    const lines = someLines()
    const { actor, held, reach, storage } = opened('KG', { lines })
    actor.send({ type: 'dialog.open' })
    actor.send({ type: 'country.choose', code: 'RU' })
    expect((await reach('confirming')).context.lines).toEqual(lines)
    expect(held.lines).toEqual(lines)
    actor.send({ type: 'change.confirm' })
    expect(selectCountry(await reach('undoable'))).toBe('RU')
    expect(held.lines).toEqual([])
    actor.send({ type: 'change.undo' })
    expect(selectCountry(await reach('settled'))).toBe('KG')
    expect(held.lines).toEqual(lines)
    expect(storage.get('country_iso_code')).toBe('KG')
  })

  test('and keeps the current one after all is back on the page', async () => {
    const { actor, held, reach } = opened('KG', { lines: someLines() })
    actor.send({ type: 'dialog.open' })
    actor.send({ type: 'country.choose', code: 'RU' })
    await reach('confirming')
    actor.send({ type: 'change.cancel' })
    expect(actor.getSnapshot()).toMatchObject({ value: 'settled', context: { chosen: 'KG', lines: [] } })
    expect(held.lines).toHaveLength(1)
  })

  test('is not asked when the cart is empty, and can undo for ten seconds', async () => {
    const { actor, clock, reach } = opened('KG')
    actor.send({ type: 'dialog.open' })
    actor.send({ type: 'country.choose', code: 'KZ' })
    await reach('undoable')
    clock.increment(10_000)
    expect(actor.getSnapshot().value).toBe('settled')
    actor.send({ type: 'change.undo' })
    expect(selectCountry(actor.getSnapshot())).toBe('KZ')
  })

  test('has nothing added later that failed to be added before', async () => {
    const storage = memoryStorage([[PENDING_ADDS, '{"version":1,"value":{"items":[{"key":"1"}]}}']])
    const { actor, reach } = opened('KG', { storage })
    for (const [code, left] of [
      ['KG', true],
      ['KZ', false],
    ] as const) {
      actor.send({ type: 'dialog.open' })
      actor.send({ type: 'country.choose', code })
      await reach(code === 'KG' ? 'settled' : 'undoable')
      expect(storage.get(PENDING_ADDS) !== null, code).toBe(left)
    }
  })

  test('to the same one loses nothing', async () => {
    const { actor, held } = opened('KG', { lines: someLines() })
    actor.send({ type: 'dialog.open' })
    actor.send({ type: 'country.choose', code: 'KG' })
    expect(actor.getSnapshot().value).toBe('settled')
    expect(held.lines).toHaveLength(1)
  })

  test('keeps cart and country when the choice cannot be saved', async () => {
    const { actor, held, reach, storage } = opened('KG', {
      lines: someLines(),
      save: () => Promise.reject(new Error('down')),
    })
    actor.send({ type: 'dialog.open' })
    actor.send({ type: 'country.choose', code: 'RU' })
    await reach('confirming')
    actor.send({ type: 'change.confirm' })
    const { context } = await reach('settled')
    expect(context).toMatchObject({ chosen: 'KG', hasFailed: true })
    expect(held.lines).toHaveLength(1)
    expect(storage.get('country_iso_code')).toBeNull()
  })

  test('changes it in other tabs too', async () => {
    const [one, two] = memoryTabs(2)
    const first = opened('KG', { storage: one! })
    const second = opened('KG', { storage: two! })
    first.actor.send({ type: 'dialog.open' })
    first.actor.send({ type: 'country.choose', code: 'RU' })
    await first.reach('undoable')
    expect(selectCountry(second.actor.getSnapshot())).toBe('RU')
  })

  test('is in one country in all tabs, though another tab chose one while theirs was saved', async () => {
    const [one, two] = memoryTabs(2)
    const saving = Promise.withResolvers<void>()
    const first = opened('KG', { lines: someLines(), storage: one!, save: () => saving.promise })
    first.actor.send({ type: 'dialog.open' })
    first.actor.send({ type: 'country.choose', code: 'RU' })
    await first.reach('confirming')
    first.actor.send({ type: 'change.confirm' })
    two!.set('country_iso_code', 'KZ')
    saving.resolve()
    const { context } = await first.reach('undoable')
    expect(selectCountry(first.actor.getSnapshot())).toBe('RU')
    expect(two!.get('country_iso_code')).toBe('RU')
    expect(context).toMatchObject({ previous: 'KZ', lines: someLines() })
  })

  test('has the choice of the other tab if their own cannot be saved', async () => {
    const [one, two] = memoryTabs(2)
    const saving = Promise.withResolvers<void>()
    const { actor, reach } = opened('KG', { storage: one!, save: () => saving.promise })
    actor.send({ type: 'dialog.open' })
    actor.send({ type: 'country.choose', code: 'RU' })
    await reach('changing')
    two!.set('country_iso_code', 'KZ')
    saving.reject(new Error('down'))
    const { context } = await reach('settled')
    expect(context).toMatchObject({ chosen: 'KZ', hasFailed: true })
  })
})

const done = (state: string, output: unknown): Step => ({
  type: `xstate.done.actor.0.country.${state}`,
  output,
})
const failed = (state: string): Step => ({
  type: `xstate.error.actor.0.country.${state}`,
  error: new Error('no'),
})
const events: CountryEvent[] = [
  { type: 'dialog.open' },
  { type: 'dialog.close' },
  { type: 'country.choose', code: 'RU' },
  { type: 'country.choose', code: 'XX' },
  { type: 'location.use' },
  { type: 'warning.back' },
  { type: 'warning.proceed' },
  { type: 'change.confirm' },
  { type: 'change.cancel' },
  { type: 'change.undo' },
  { type: 'country.followed', code: 'BY' },
]
const effects: Step[] = [
  done('locating', bishkek),
  done('locating', { latitude: Number.NaN, longitude: 0 }),
  failed('locating'),
  done('comparing', deleted([])),
  done('comparing', deleted(someLines())),
  failed('comparing'),
  done('changing', deleted([])),
  done('changing', deleted(someLines())),
  failed('changing'),
  done('undoing', undefined),
  failed('undoing'),
]

describe('the country machine', () => {
  test.each([null, 'KG'])('reaches every visible state, from %s', (chosen) => {
    const paths = getShortestPaths(countryMachine, {
      input: { chosen, countries },
      events: [
        ...events,
        ...effects,
        { type: 'xstate.after.undoTimeout.country.undoable' },
      ] as CountryEvent[], // includes internal events of actors and delays
      serializeState: ({ value, context }) => JSON.stringify([value, context.chosen, context.isAsked]),
      filterEvents: canHappen,
    })
    const always = [
      'asking',
      'changing',
      'comparing',
      'confirming',
      'locating',
      'settled',
      'undoable',
      'undoing',
    ]
    const seen = new Set<string>(paths.map(({ state }) => state.value))
    // The warning appears only when no country was chosen before.
    expect(seen).toEqual(new Set(chosen === null ? [...always, 'warning'] : always))
  })

  const start = (chosen: string | null) => (clock: SimulatedClock) =>
    createActor(
      countryMachine.provide({
        actors: { locate: pending(), readCarts: pending(), change: pending(), undo: pending() },
      }),
      { input: { chosen, countries }, clock },
    ).start()

  test('never loses a chosen country, and never closes the dialog of a first visit without one', () => {
    const steps = [...events, ...effects, wait(10_000)]
    fc.assert(
      fc.property(
        fc.constantFrom(null, 'KG'),
        fc.array(fc.constantFrom<Step>(...steps), { maxLength: 40 }),
        (chosen, path) => {
          const actor = replay(start(chosen), path)
          const snapshot: CountrySnapshot = actor.getSnapshot()
          expect(snapshot.status).toBe('active')
          const isOpened = path.some(({ type }) => type === 'dialog.open')
          if (snapshot.context.chosen === null && !isOpened) expect(selectIsDialogOpen(snapshot)).toBe(true)
          if (chosen !== null) expect(snapshot.context.chosen).not.toBeNull()
          if (snapshot.matches('settled')) expect(snapshot.context.lines).toEqual([])
          actor.stop?.()
        },
      ),
      { numRuns: trials(2_000) },
    )
  })
})
