import { randomUUID } from 'node:crypto'
import type { NewProposal } from '@shyrdak/sdk/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SessionPrincipal } from '#platform/principal.ts'
import { DAY_MS, MINUTE_MS } from '#platform/time.ts'
import { storedFile } from '#platform/storage/tables.ts'
import { inAll } from '#testing/goods.ts'
import { mintSession } from '#testing/mint-session.ts'
import { openTestShop, trials, type TestShop } from '#testing/test-shop.ts'
import { removeColor } from '../management/colors/remove-color.ts'
import { proposal } from '../special-tables.ts'
import { color } from '../tables.ts'
import { moderateProposal } from './moderate-proposal.ts'
import { changeProposal, propose, withdrawProposal } from './own-proposals.ts'

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

const aBody = async (colorId: number): Promise<NewProposal> => ({
  name: inAll('Wall hanging'),
  description: inAll('A wall hanging'),
  category_id: 1,
  color_id: colorId,
  size: '38',
  photos: [await aPhoto()],
  price: '9000.00',
  stock: 1,
  made_to_order_days: null,
  weight: 900,
})
const send = (body: NewProposal, idempotencyKey?: string) =>
  propose(shop.context, { principal: craftsman, body, idempotencyKey, ip: '::1' })
const count = () => shop.context.db.$count(proposal)

test('a double click hands in one proposal, and both requests get it', async () => {
  const { id } = await aColor(1)
  for (let trial = 0; trial < trials(30); trial += 1) {
    const before = await count()
    const body = await aBody(id)
    const made = await Promise.all(Array.from({ length: 5 }, () => send(body, `click-${trial}`)))
    expect(new Set(made.map((one) => one.id)).size).toBe(1)
    expect(await count()).toBe(before + 1)
  }
})

test('another proposal under an idempotency key that was used is refused', async () => {
  const { id } = await aColor(2)
  const body = await aBody(id)
  await send(body, 'used')
  const before = await count()
  await expect(send({ ...body, price: '8000.00' }, 'used')).rejects.toMatchObject({ code: 'KEY_REUSED' })
  expect(await count()).toBe(before)
})

test('a refused proposal leaves its idempotency key for the corrected one', async () => {
  const { id } = await aColor(3)
  const body = await aBody(id)
  await expect(send({ ...body, price: '0.99' }, 'corrected')).rejects.toMatchObject({ code: 'INVALID' })
  expect(await send(body, 'corrected')).toMatchObject({ price: '9000.00' })
})

test('a size is saved without what turns its digits around', async () => {
  const { id } = await aColor(6)
  expect(await send({ ...(await aBody(id)), size: '\u202e60 ×\u2066 90\u2069' })).toMatchObject({
    size: '60 × 90',
  })
})

test('without an idempotency key the same proposal within a minute is one proposal, and later a second', async () => {
  const { id } = await aColor(4)
  const body = await aBody(id)
  const first = await send(body)
  expect(await send(body)).toEqual(first)
  shop.pass(2 * MINUTE_MS)
  expect((await send(body)).id).not.toBe(first.id)
})

test('a late request for a proposal that was withdrawn does not hand it in again', async () => {
  const { id } = await aColor(5)
  const body = await aBody(id)
  const made = await send(body, 'withdrawn')
  await withdrawProposal(shop.context, craftsman, made)
  const before = await count()
  await expect(send(body, 'withdrawn')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await count()).toBe(before)
})

test('a craftsman who changes a waiting proposal keeps its place, and one who hands it in again starts to wait', async () => {
  const { id: colorId } = await aColor(7)
  const body = await aBody(colorId)
  const made = await send(body)
  shop.pass(DAY_MS)
  const changed = await changeProposal(shop.context, craftsman, made, body)
  expect(changed.created_at).toBe(made.created_at)
  const { accountId: userId } = await mintSession(shop.context.db, { market: 'management' })
  const by = { kind: 'session', market: 'management', userId } as const
  await moderateProposal(shop.context, { ...changed, by }, { state: 'returned', reason: 'Too dark' })
  shop.pass(5 * DAY_MS)
  const again = await changeProposal(shop.context, craftsman, { ...changed, revision: 3 }, body)
  expect(again.state).toBe('waiting')
  expect(Date.parse(again.created_at) - Date.parse(made.created_at)).toBeGreaterThanOrEqual(6 * DAY_MS)
})

test('of a proposal in a colour and the deletion of that colour one succeeds, and the other is told why not', async () => {
  for (let trial = 0; trial < trials(30); trial += 1) {
    const { id, revision } = await aColor(100 + trial)
    const body = await aBody(id)
    const [proposed, removed] = await Promise.allSettled([
      send(body),
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
