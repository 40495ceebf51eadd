import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeAccount, registerPerson } from '#modules/accounts/index.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { mintSession } from '#testing/mint-session.ts'
import { agree, asGuest, lineRequest, openTestShop, type TestShop } from '#testing/test-shop.ts'
import { account } from '#modules/accounts/tables.ts'
import { eq } from 'drizzle-orm'
import { claimGuestOrders, countGuestOrders } from './guest-orders.ts'
import { allOrders } from './list-orders.ts'
import { placeOrder } from './place-order.ts'
import { readOrder } from './read-order.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const shopper = (userId: number) => ({ kind: 'session', market: 'frontend', userId }) as const
const placeAs = async (email: string, userId?: number) => {
  const body = agree(await shop.quote([lineRequest(1)]))
  const call = asGuest({ ...body, contact: { ...body.contact, email } })
  return placeOrder(shop.context, {
    ...call,
    ...(userId !== undefined && { principal: shopper(userId) }),
  })
}

test('the orders of a closed account are never shown to whoever registers its email next', async () => {
  const { accountId, email } = await mintSession(shop.context.db, { market: 'frontend' })
  const { order } = await placeAs(email, accountId)
  await transaction(shop.context.db, (tx) => closeAccount(tx, accountId))

  const { id } = await registerPerson(shop.context, {
    market: 'frontend',
    person: {
      first_name: 'Нурбек',
      last_name: 'Асанов',
      email,
      password: 'warm wool 7',
      phone: '+996700123456',
      terms: true,
    },
    language: 'en',
  })
  const guest = await placeAs(email)
  expect(await countGuestOrders(shop.context, shopper(id))).toBe(0)

  await shop.context.db.update(account).set({ emailConfirmedAt: new Date() }).where(eq(account.id, id))
  expect(await claimGuestOrders(shop.context, shopper(id))).toBe(1)
  expect((await allOrders(shop.context, shopper(id))).map((own) => own.id)).toEqual([guest.order.id])
  await expect(
    readOrder(shop.context, { id: order.id }, { principal: shopper(id), k: undefined }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
