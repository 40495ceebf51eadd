import * as fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { fromStored, RETAIL_CART } from '../retail-cart/stored-cart.ts'
import { trials } from '../testing-trials.ts'
import { browserStorage, type StorageArea, type StorageEvents } from './browser-storage.ts'
import { quarantineKey, readEnvelope, writeEnvelope } from './envelope.ts'
import { memoryStorage, memoryTabs } from './memory-storage.ts'
import { readScalar } from './scalar.ts'
import { STORAGE_KEYS } from './storage-keys.ts'

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
  test.each(Object.values(STORAGE_KEYS))('%s works when storage refuses everything', (key) => {
    for (const broken of ['getItem', 'setItem', 'removeItem'] as const) {
      const onFallback = vi.fn()
      const storage = browserStorage({ area: () => ({ ...area(), [broken]: refuse }), onFallback })
      storage.set(key, 'felt')
      storage.set(key, 'wool')
      if (broken !== 'getItem') expect(storage.get(key)).toBe('wool')
      storage.remove(key)
      expect(storage.get(key)).toBeNull()
      expect(onFallback.mock.calls.length).toBe(1)
    }
  })

  test('with blocked storage a cart lasts as long as the page', () => {
    const onFallback = vi.fn()
    const storage = browserStorage({ area: refuse, onFallback })
    storage.set('retailCartItems', 'x')
    expect(storage.get('retailCartItems')).toBe('x')
    expect(onFallback.mock.calls).toEqual([['blocked']])
  })

  test('listeners are notified of other tabs until they unsubscribe', () => {
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
  test('are read as written', () => {
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

  test('of five megabytes are neither read nor copied', () => {
    const storage = memoryStorage([['shoe', `{"version":2,"value":"${'x'.repeat(5_000_000)}"}`]])
    expect(readEnvelope(storage, SHOE)).toBeNull()
    expect(storage.get(quarantineKey('shoe'))).toBeNull()
  })

  test('nested half a million levels deep are unreadable without an error', () => {
    const storage = memoryStorage([['shoe', `{"version":2,"value":${'['.repeat(4e5)}${']'.repeat(4e5)}}`]])
    expect(readEnvelope(storage, SHOE)).toBeNull()
  })

  test('that are scalars are raw texts checked by a schema', () => {
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
