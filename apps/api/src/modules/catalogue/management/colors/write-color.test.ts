import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#platform/sql/transaction.ts'
import { inAll } from '#testing/goods.ts'
import { openTestShop, type TestShop } from '#testing/test-shop.ts'
import { untilSomebodyWaits } from '#testing/until-somebody-waits.ts'
import { lockRow } from '#platform/sql/lock-row.ts'
import { color } from '../../tables.ts'
import { lockPalette } from './lock-palette.ts'
import { managedColor } from './managed-colors.ts'
import { updateColor } from './write-color.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('a change to a colour waits while a colleague sorts colours, and neither is retried', async () => {
  const { db } = shop.context
  let begun = 0
  const changed = await transaction(db, async (tx) => {
    begun += 1
    await lockPalette(tx)
    const changing = transaction(db, async (other) => {
      begun += 1
      await lockRow(other, color, { id: 1, revision: 1 }, 'colour')
    })
    await untilSomebodyWaits(db)
    await tx.update(color).set({ position: sql`${color.position} + 1` })
    return { changing }
  })
  await changed.changing
  expect(begun).toBe(2)
  const [row] = await db.select().from(color).where(eq(color.id, 1))
  expect(row?.revision).toBe(2)
})

test('a colour can be renamed while the job queue is unavailable', async () => {
  const { context } = shop
  const away = { ...context, jobs: { ...context.jobs, ready: () => Promise.reject(new Error('away')) } }
  const { revision } = await managedColor(context.db, { id: 1, language: 'en' })
  await updateColor(away, { id: 1, revision }, { name: inAll('Kermes'), hex: '#a3302b' })
  expect((await managedColor(context.db, { id: 1, language: 'en' })).name).toEqual(inAll('Kermes'))
})
