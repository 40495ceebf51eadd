import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#platform/sql/transaction.ts'
import { inAll } from '#testing/goods.ts'
import { openTestShop, type TestShop } from '#testing/test-shop.ts'
import { LEATHER, RUBBER, SOLED, stockWholesaleGoods } from '#testing/test-wholesale.ts'
import { untilSomebodyWaits } from '#testing/until-somebody-waits.ts'
import { SOLES } from '../../tags.ts'
import { productSole, sole } from '../../wholesale-tables.ts'
import { wholesaleGoods } from '../wholesale-goods.ts'
import { managedSole } from './managed-soles.ts'
import { updateSole } from './write-sole.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await stockWholesaleGoods(shop.context.db)
})
afterAll(() => shop.close())

test('renaming a sole invalidates the lists of wholesale goods', async () => {
  const { db } = shop.context
  const { revision } = await managedSole(db, { id: RUBBER, language: 'en' })
  await updateSole(shop.context, { id: RUBBER, revision }, { name: inAll('Caoutchouc'), photo: null })
  const { rows } = await db.execute(sql`select tag from tag_revision where tag = ${SOLES}`)
  expect(rows).toHaveLength(1)
})

test('choosing a sole that is being deleted is refused by field name', async () => {
  const { db } = shop.context
  const facts = await wholesaleGoods.read(db, SOLED)
  await db.delete(productSole).where(eq(productSole.soleId, LEATHER))
  const outcome = await transaction(db, async (tx) => {
    await tx.select().from(sole).where(eq(sole.id, LEATHER)).for('update')
    const choosing = transaction(db, (other) =>
      wholesaleGoods.write(other, SOLED, {
        ...facts,
        slug: 'soled',
        name: inAll('Soled'),
        description: inAll(''),
        details: [],
        weight: 400,
        sole_ids: [LEATHER],
      }),
    ).catch((error: unknown) => error)
    await untilSomebodyWaits(db)
    await tx.delete(sole).where(eq(sole.id, LEATHER))
    return { choosing }
  })
  expect(await outcome.choosing).toMatchObject({
    code: 'INVALID',
    details: { issues: [{ path: ['sole_ids', 0], code: 'unknown' }] },
  })
})
