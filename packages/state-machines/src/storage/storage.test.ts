import * as fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { fromStored, RETAIL_CART } from '../retail-cart/stored-cart.ts'
import { trials } from '../testing/trials.ts'
import { browserStorage, type StorageArea, type StorageEvents } from './browser-storage.ts'
import { quarantineKey, readEnvelope, writeEnvelope } from './envelope.ts'
import { memoryStorage, memoryTabs } from './memory-storage.ts'
import { readScalar } from './scalar.ts'
import { CART_IN_NAME, STORAGE_KEYS } from './storage-keys.ts'
import { windowNameArea } from './window-name.ts'

const area = (): StorageArea & { texts: Map<string, string> } => {
  const texts = new Map<string, string>()
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
    removeItem: (key) => void texts.delete(key),
  }
}

const refuse = () => {
  throw new DOMException('No', 'QuotaExceededError')
}

describe('browser storage', () => {
  test.each(Object.values(STORAGE_KEYS))(
    '%s works when reading, writing, removing or all is blocked',
    (key) => {
      const all = { getItem: refuse, setItem: refuse, removeItem: refuse }
      for (const broken of [...Object.entries(all).map((one) => Object.fromEntries([one])), all]) {
        const onFallback = vi.fn()
        const storage = browserStorage({ area: () => ({ ...area(), ...broken }), onFallback })
        storage.set(key, 'felt')
        storage.set(key, 'wool')
        // What the browser has stored but does not give back is lost.
        expect(storage.get(key)).toBe(broken['getItem'] && !broken['setItem'] ? null : 'wool')
        storage.remove(key)
        expect(storage.get(key)).toBeNull()
        expect(onFallback.mock.calls.length).toBe(1)
      }
    },
  )

  test('keeps a cart in memory when it is blocked', () => {
    const onFallback = vi.fn()
    const storage = browserStorage({ area: refuse, onFallback })
    storage.set('retailCartItems', 'x')
    expect(storage.get('retailCartItems')).toBe('x')
    expect(onFallback.mock.calls).toEqual([['blocked']])
  })

  test('holds what a listener merged while it was full, though others listen too', () => {
    const listeners = new Set<Parameters<StorageEvents['addEventListener']>[1]>()
    const events: StorageEvents = {
      addEventListener: (_, listener) => void listeners.add(listener),
      removeEventListener: (_, listener) => void listeners.delete(listener),
    }
    const storage = browserStorage({ area: () => ({ ...area(), setItem: refuse }), events })
    storage.subscribe(({ value }) => storage.set('retailCartItems', `own and ${value}`))
    storage.subscribe(() => {})
    const event = { key: 'retailCartItems', newValue: 'theirs' }
    for (const notify of listeners) notify(event)
    expect(storage.get('retailCartItems')).toBe('own and theirs')
  })

  test('notifies listeners of changes in other tabs until they unsubscribe', () => {
    const onChange = vi.fn()
    const listeners = new Set<Parameters<StorageEvents['addEventListener']>[1]>()
    const events: StorageEvents = {
      addEventListener: (_, listener) => void listeners.add(listener),
      removeEventListener: (_, listener) => void listeners.delete(listener),
    }
    const local = area()
    const stop = browserStorage({ area: () => local, events }).subscribe(onChange)
    listeners.forEach((notify) => notify({ key: 'a', newValue: '1', storageArea: local }))
    listeners.forEach((notify) => notify({ key: 'b', newValue: '1', storageArea: area() }))
    expect(onChange.mock.calls).toEqual([[{ key: 'a', value: '1' }]])
    stop()
    expect(listeners.size).toBe(0)
  })
})

describe('a tab whose browser storage is blocked or full', () => {
  const CART = STORAGE_KEYS.retailCart

  /** A tab, in which `open` returns the storage of a new document. */
  function tab(local: () => StorageArea, session: () => StorageArea) {
    const target = { name: '' }
    const open = () => {
      const name = browserStorage({ area: () => windowNameArea(target) })
      return browserStorage({ area: local, fallback: browserStorage({ area: session, fallback: name }) })
    }
    return { target, open }
  }

  const full = (): StorageArea => ({ ...area(), setItem: refuse })

  test.each<[string, () => StorageArea]>([
    ['blocked', refuse],
    ['full', full],
  ])('keeps everything in the session when only the local storage is %s', (_, local) => {
    const session = area()
    const { target, open } = tab(local, () => session)
    open().set(CART, 'felt')
    open().set('orders', 'secret')
    expect(open().get(CART)).toBe('felt')
    expect(open().get('orders')).toBe('secret')
    expect(open().isTemporary?.(CART)).toBe(true)
    expect(target.name).toBe('')
    open().remove(CART)
    expect(open().get(CART)).toBeNull()
  })

  test('keeps only the cart in the window name when all storage is blocked', () => {
    const { target, open } = tab(refuse, refuse)
    open().set(CART, 'felt')
    const page = open()
    page.set('orders', 'secret')
    expect(page.get('orders')).toBe('secret')
    expect(target.name).toBe(`${CART_IN_NAME}felt`)
    expect(open().get(CART)).toBe('felt')
    expect(open().get('orders')).toBeNull()
    open().remove(CART)
    expect(target.name).toBe('')
  })

  test('does not change a window name that it has not set', () => {
    const { target, open } = tab(refuse, refuse)
    target.name = 'felt-catalogue'
    const page = open()
    page.set(CART, 'felt')
    expect(page.get(CART)).toBe('felt')
    page.remove(CART)
    expect(target.name).toBe('felt-catalogue')
  })

  test('stores again once there is room', () => {
    const [local, session] = [area(), area()]
    let isFull = true
    const { open } = tab(
      () => ({ ...local, setItem: (...entry) => (isFull ? refuse() : local.setItem(...entry)) }),
      () => session,
    )
    open().set(CART, 'felt')
    isFull = false
    const page = open()
    expect(page.isTemporary?.(CART)).toBe(true)
    page.set(CART, 'wool')
    expect(page.isTemporary?.(CART)).toBe(false)
    expect([...session.texts]).toEqual([])
    expect(local.getItem(CART)).toBe('wool')
  })

  test('finds the last cart in every later document, whichever storage is full in between', () => {
    const step = fc.record({
      value: fc.option(fc.string(), { nil: null }),
      isLocalFull: fc.boolean(),
      isSessionFull: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const [local, session] = [area(), area()]
        const room = { local: true, session: true }
        const limited = (own: StorageArea, name: keyof typeof room): StorageArea => ({
          ...own,
          setItem: (...entry) => (room[name] ? own.setItem(...entry) : refuse()),
        })
        const { open } = tab(
          () => limited(local, 'local'),
          () => limited(session, 'session'),
        )
        for (const { value, isLocalFull, isSessionFull } of steps) {
          Object.assign(room, { local: !isLocalFull, session: !isSessionFull })
          if (value === null) open().remove(CART)
          else open().set(CART, value)
          expect(open().get(CART)).toBe(value)
        }
      }),
      { numRuns: trials(1_000) },
    )
  })
})

test('in-memory tabs notify each other, not themselves', () => {
  const [one, two] = memoryTabs(2)
  const onChange = vi.fn()
  one!.subscribe(onChange)
  one!.set('a', '1')
  two!.set('a', '2')
  expect(onChange.mock.calls).toEqual([[{ key: 'a', value: '2' }]])
  expect(one!.get('a')).toBe('2')
})

const Shoe = z.object({ size: z.int() })
const SHOE = {
  key: 'shoe',
  version: 2,
  schema: Shoe,
  migrations: { 1: (value: unknown) => ({ size: Number(z.parse(z.string(), value)) }) },
}

describe('stored values', () => {
  test('are read as they were written', () => {
    const storage = memoryStorage()
    writeEnvelope(storage, SHOE, { size: 38 })
    expect(readEnvelope(storage, SHOE)).toEqual({ size: 38 })
  })

  test('of an older version are migrated', () => {
    const storage = memoryStorage([['shoe', '{"version":1,"value":"38"}']])
    expect(readEnvelope(storage, SHOE)).toEqual({ size: 38 })
  })

  test.each([
    '',
    '{',
    'null',
    '{"version":3,"value":{"size":38}}',
    '{"version":0,"value":1}',
    '{"version":2}',
  ])('that are invalid are quarantined: %j', (text) => {
    const storage = memoryStorage([['shoe', text]])
    expect(readEnvelope(storage, SHOE)).toBeNull()
    expect(storage.get('shoe')).toBeNull()
    expect(storage.get(quarantineKey('shoe'))).toBe(text)
  })

  test('may be a list at the root', () => {
    const area = { key: 'shoes', version: 1, schema: z.array(Shoe) }
    const storage = memoryStorage()
    writeEnvelope(storage, area, [{ size: 38 }])
    expect(readEnvelope(storage, area)).toEqual([{ size: 38 }])
  })

  test('of five megabytes are neither parsed nor copied, and stay where they are', () => {
    const text = `{"version":2,"value":"${'x'.repeat(5_000_000)}"}`
    const storage = memoryStorage([['shoe', text]])
    const onLost = vi.fn()
    expect(readEnvelope(storage, SHOE, onLost)).toBeNull()
    expect(onLost).toHaveBeenCalledWith('all')
    expect(storage.get(quarantineKey('shoe'))).toBeNull()
    expect(storage.get('shoe')).toBe(text)
  })

  test('may be longer when their envelope allows it', () => {
    const storage = memoryStorage([['shoe', `{"version":2,${' '.repeat(2_000_000)}"value":{"size":38}}`]])
    expect(readEnvelope(storage, SHOE)).toBeNull()
    expect(readEnvelope(storage, { ...SHOE, longest: 3_000_000 })).toEqual({ size: 38 })
  })

  test('nested half a million levels deep are treated as unreadable', () => {
    const storage = memoryStorage([['shoe', `{"version":2,"value":${'['.repeat(4e5)}${']'.repeat(4e5)}}`]])
    expect(readEnvelope(storage, SHOE)).toBeNull()
  })

  test('that are not JSON are raw texts checked by a schema', () => {
    const storage = memoryStorage([
      ['country_iso_code', 'KG'],
      ['shyrdak_lang', '<script>'],
    ])
    expect(readScalar(storage, 'country_iso_code', z.string().check(z.regex(/^[A-Z]{2}$/)))).toBe('KG')
    expect(readScalar(storage, 'shyrdak_lang', z.enum(['en', 'ru', 'kg']))).toBeNull()
    expect(storage.get('shyrdak_lang.quarantine')).toBe('<script>')
  })
})

/** Stored carts, from almost valid to hostile. */
const item = fc.record(
  {
    product_id: fc.oneof(fc.constant(1), fc.anything()),
    variation_id: fc.constant(1),
    size: fc.oneof(fc.constant('38'), fc.constant('__proto__'), fc.string()),
    is_special: fc.constant(false),
    slug: fc.constant('felt'),
    name: fc.constant({ en: 'a', ru: 'b', kg: 'c' }),
    photo: fc.constant('/media/felt.jpg'),
    color_name: fc.constant({ en: 'a', ru: 'b', kg: 'c' }),
    sale_cost: fc.oneof(fc.constant('10.00'), fc.constant('999999999999.99'), fc.string()),
    stock: fc.integer(),
    count: fc.oneof(fc.double(), fc.integer(), fc.constant(null)),
    added: fc.nat(),
    stamp: fc.tuple(fc.nat(), fc.constant('a')),
  },
  { noNullPrototype: true },
)
const hostile = fc.oneof(
  fc.string(),
  fc.json(),
  fc.constant('{"__proto__":{"polluted":true},"version":1,"value":{"__proto__":{"polluted":true}}}'),
  fc
    .record({
      clock: fc.oneof(fc.nat(), fc.double()),
      cleared: fc.constant([0, '']),
      items: fc.array(item, { maxLength: 4 }),
      removed: fc.array(
        fc.tuple(fc.constantFrom('__proto__', 'constructor', '1:1:38'), fc.nat(), fc.constant('b')),
      ),
    })
    .map((value) => JSON.stringify({ version: 1, value })),
)

test('no stored text breaks the cart or reaches a prototype', () => {
  let read = 0
  fc.assert(
    fc.property(hostile, (text) => {
      const storage = memoryStorage([[RETAIL_CART.key, text]])
      const stored = readEnvelope(storage, RETAIL_CART)
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
      if (!stored) {
        expect(storage.get(RETAIL_CART.key)).toBeNull()
        return
      }
      read += 1
      const cart = fromStored(stored, 'z')
      for (const { count } of cart.lines.values()) {
        expect(Number.isInteger(count)).toBe(true)
        expect(count).toBeGreaterThanOrEqual(1)
        expect(count).toBeLessThanOrEqual(99)
      }
    }),
    { numRuns: trials(10_000) },
  )
  expect(read).toBeGreaterThan(0)
})
