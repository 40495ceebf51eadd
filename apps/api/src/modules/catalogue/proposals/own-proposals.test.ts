import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SessionPrincipal } from '#platform/principal.ts'
import { storedFile } from '#platform/storage/tables.ts'
import { inAll } from '#testing/goods.ts'
import { mintSession } from '#testing/mint-session.ts'
import { openTestShop, trials, type TestShop } from '#testing/test-shop.ts'
import { removeColor } from '../management/colors/remove-color.ts'
import { color } from '../tables.ts'
import { propose } from './own-proposals.ts'

const WORKSHOP = 1

let shop: TestShop
let craftsman: SessionPrincipal
beforeAll(async () => {
  shop = await openTestShop()
  const { accountId } = await mintSession(shop.context.db, { market: 'specialgoods', artisansId: WORKSHOP })
  craftsman = { kind: 'session', market: 'specialgoods', userId: accountId }
})
afterAll(() => shop.close())

async function aColor(place: number) {
  const [made] = await shop.context.db
    .insert(color)
    .values({ name: inAll(`Dye ${place}`), hex: '#aa3333', position: place })
    .returning()
  if (!made) throw new Error('insert into color returned no row')
  return made
}

/** The path of a photo that the workshop has uploaded. */
async function aPhoto(): Promise<string> {
  const id = randomUUID()
  await shop.context.db.insert(storedFile).values({
    id,
    visibility: 'public',
    format: 'jpg',
    name: 'felt.jpg',
    bytes: 1,
    owner: `artisan:${WORKSHOP}`,
    createdAt: shop.context.clock(),
  })
  return `/media/upload-${id}.jpg`
}

test('of a proposal in a colour and the deletion of that colour one succeeds, and the other is told why not', async () => {
  for (let trial = 0; trial < trials(30); trial += 1) {
    const { id, revision } = await aColor(100 + trial)
    const body = {
      name: inAll('Wall hanging'),
      description: inAll('A wall hanging'),
      category_id: 1,
      color_id: id,
      size: '38',
      photos: [await aPhoto()],
      price: '9000.00',
      stock: 1,
      made_to_order_days: null,
      weight: 900,
    }
    const [proposed, removed] = await Promise.allSettled([
      propose(shop.context, craftsman, body),
      removeColor(shop.context, { id, revision, language: 'en' }),
    ])
    expect(proposed.status).not.toBe(removed.status)
    for (const result of [proposed, removed])
      if (result.status === 'rejected')
        expect(result.reason).toMatchObject({
          details: { issues: [{ code: expect.stringMatching(/^(unknown|in_use)$/) }] },
        })
  }
})
