import { ORDER_STATUSES, type BrandingKind } from '@shyrdak/sdk/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kitEntries } from './kit-entries.ts'
import { holdingAfter } from './order-holdings.ts'

test('the kits of an order match its status after any sequence of changes, and are used at most once', () => {
  const statuses = fc.array(fc.constantFrom(...ORDER_STATUSES), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), statuses, (needed, way) => {
      const booked: { kind: BrandingKind; amount: number }[] = [{ kind: 'reserved', amount: -needed }]
      const sum = (...kinds: BrandingKind[]) =>
        booked.reduce((all, { kind, amount }) => (kinds.includes(kind) ? all + amount : all), 0)
      for (const [place, status] of way.entries()) {
        const holding = holdingAfter(way.slice(0, place + 1))
        booked.push(...kitEntries({ brandId: 1, needed, booked }, holding))
        expect(kitEntries({ brandId: 1, needed, booked }, holding)).toEqual([])
        const isUsed = sum('used') === -needed
        expect(sum('used')).toBe(isUsed ? -needed : 0)
        if (status === 'on_hold') expect(sum('reserved', 'released')).toBe(0)
        if (['packaging', 'shipping', 'on_way', 'completed'].includes(status)) expect(isUsed).toBe(true)
        expect(sum('reserved', 'released', 'used')).toBe(status === 'on_hold' && !isUsed ? 0 : -needed)
      }
    }),
  )
})
