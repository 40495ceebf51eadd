import { randomUUID } from 'node:crypto'
import { createSdk, httpTransport, type Sdk } from '@shyrdak/sdk'
import { completeContract, type CompleteContract } from '@shyrdak/sdk/management'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPeopledStore, type PeopledStore } from './auth-store.ts'
import { placeSpecialOrder, someSpecialGoods } from './buy.ts'
import { filledProposal, aProposal } from './craftsman-calls.ts'
import { clientOf } from './manager-of.ts'
import { aPhoto } from './photos.ts'
import { refusalOf } from './shop-people.ts'

type Client = Sdk<CompleteContract>
type Goods = Awaited<ReturnType<typeof someSpecialGoods>>[number]

let people: PeopledStore
let guest: Sdk<CompleteContract>
let manager: Client
/** A product from each of two workshops, and their craftsmen with their email addresses. */
let pair: [Goods, Goods]
let makers: [Client, Client]
let firstToken: string
const EMAILS = ['one.maker@example.kg', 'other.maker@example.kg'] as const

const client = async (minting: Parameters<PeopledStore['mint']>[0]) =>
  clientOf(people.store, (await people.mint(minting)).token)

beforeAll(async () => {
  people = await openPeopledStore()
  guest = people.store.sdk
  manager = await client({ market: 'management' })
  const goods = (await someSpecialGoods(guest, 4)).filter(({ artisan_id }) => artisan_id !== 1)
  pair = [goods[0]!, goods[1]!]
  await people.sql('update special_product set made_to_order_days = 15')
  await people.sql(
    'update stock set quantity = 0 from variation v join special_product using (product_id) where v.id = variation_id',
  )
  const craftsman = (place: 0 | 1) =>
    people.mint({ market: 'specialgoods', artisansId: pair[place].artisan_id, email: EMAILS[place] })
  const [one, other] = [await craftsman(0), await craftsman(1)]
  makers = [clientOf(people.store, one.token), clientOf(people.store, other.token)]
  firstToken = one.token
})
afterAll(() => people.close())

const contact = (email: string) => ({
  first_name: 'Айгүл',
  last_name: 'Осмонова',
  email,
  phone: '+996700123456',
})

/** An order that a manager has moved to production. */
async function begun(goods: Goods[], email: string) {
  const placed = await placeSpecialOrder(guest, goods, { contact: contact(email) })
  const params = { id: placed.order.id }
  await manager.management.orders.move({ params, body: { from: 'Processing', status: 'in_production' } })
  const byBuyer = () => guest.specialGoods.orders.read({ params, query: { k: placed.secret } })
  return { params, byBuyer, number: placed.order.order_number }
}

const reviewsOf = async (sdk: Sdk<CompleteContract>, id: number) =>
  (await sdk.retailCatalogue.reviews.ofProduct({ params: { id } })).data

test('a craftsman moves an order on with a note and a photo, and the buyer sees both and a promised date', async () => {
  const email = 'waits.for.rug@example.kg'
  const { params, byBuyer, number } = await begun([pair[0]], email)
  const [maker] = makers
  const toMake = await people.emailTo(EMAILS[0], ({ subject }) => subject.includes(number))
  expect(toMake.text).toContain(`special-product-description/${params.id}`)
  expect(toMake.text).not.toContain(email)

  const { path } = await maker.specialGoods.photos.upload(await aPhoto())
  const news = { from: 'in_production', status: 'in_production', note: 'Жүн таралды', photo: path } as const
  const told = await maker.specialGoods.orders.move({ params, body: news })
  expect(told).toMatchObject({ status: 'in_production', moves: ['on_hold', 'packaging'] })
  expect(told.promised_on).toMatch(/^\d{4}-\d\d-\d\d$/)
  await maker.specialGoods.orders.move({ params, body: { from: 'in_production', status: 'packaging' } })
  const seen = await byBuyer()
  expect(seen).toMatchObject({ status: 'packaging', promised_on: told.promised_on, moves: [] })
  expect(seen.timeline.map(({ status, reason, photo }) => [status, reason, photo])).toEqual([
    ['Processing', null, undefined],
    ['in_production', null, undefined],
    ['in_production', 'Жүн таралды', path],
    ['packaging', null, undefined],
  ])
  const message = await people.emailTo(email, ({ text }) => text.includes('Жүн таралды'))
  expect(message.subject).toContain(number)
  const image = await fetch(new URL(path, people.store.origin))
  expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  const listed = await maker.specialGoods.orders.list({ query: { status: ['packaging'] } })
  expect(listed.data.map(({ id }) => id)).toContain(params.id)
})

test('a workshop’s order list shows its own goods of an order, and none of another workshop’s', async () => {
  const { params, byBuyer } = await begun([pair[0], pair[1]], 'two.workshops@example.kg')
  const { items } = await byBuyer()
  expect(items).toHaveLength(2)
  for (const [place, maker] of makers.entries()) {
    const { data } = await maker.specialGoods.orders.list({ query: { status: ['in_production'] } })
    const own = items.filter(({ product_id }) => product_id === pair[place]?.product_id)
    expect(data.find(({ id }) => id === params.id)?.goods).toEqual(
      own.map(({ name, photo, count }) => ({ name, photo, count })),
    )
  }
})

test('the same note sent three times at once is saved once', async () => {
  const { params, byBuyer } = await begun([pair[0]], 'twice@example.kg')
  const body = { from: 'in_production', status: 'in_production', note: 'Half of it is felted' } as const
  const [maker] = makers
  await Promise.all([1, 2, 3].map(() => maker.specialGoods.orders.move({ params, body })))
  expect((await byBuyer()).timeline.filter(({ reason }) => reason === body.note)).toHaveLength(1)
})

test('a craftsman cannot skip a step, hold without a note, or attach somebody else’s photo', async () => {
  const { params, byBuyer } = await begun([pair[0]], 'patient@example.kg')
  const [maker, other] = makers
  const foreign = await other.specialGoods.photos.upload(await aPhoto())
  const from = 'in_production' as const
  const tried = [
    [{ from, status: 'completed' }, 'status'],
    [{ from, status: 'on_hold' }, 'note'],
    [{ from, status: 'in_production' }, 'note'],
    [{ from, status: 'on_hold', note: 'sold_out' }, 'note'],
    [{ from, status: 'packaging', photo: foreign.path }, 'photo'],
    [{ from, status: 'packaging', photo: '/media/slippers-1.jpg' }, 'photo'],
  ] as const
  for (const [body, field] of tried)
    expect(await refusalOf(maker.specialGoods.orders.move({ params, body }))).toEqual({
      code: 'INVALID',
      fields: [field],
    })
  const late = maker.specialGoods.orders.move({ params, body: { from: 'packaging', status: 'shipping' } })
  expect(await refusalOf(late)).toMatchObject({ code: 'STALE' })
  expect((await byBuyer()).status).toBe('in_production')
})

test('an order with goods of two workshops gets notes from both, but only a manager moves it', async () => {
  const { params, byBuyer } = await begun(pair, 'two.rugs@example.kg')
  const [one, other] = makers
  const from = 'in_production' as const
  await one.specialGoods.orders.move({ params, body: { from, status: from, note: 'Ours is ready' } })
  const seenByOther = await other.specialGoods.orders.read({ params })
  expect(JSON.stringify(seenByOther)).not.toContain('Ours is ready')
  expect((await byBuyer()).timeline.at(-1)).toMatchObject({ reason: 'Ours is ready' })
  await other.specialGoods.orders.move({ params, body: { from, status: from, note: 'Ours is dyed' } })
  const packed = { from, status: 'packaging' } as const
  for (const maker of makers)
    expect(await refusalOf(maker.specialGoods.orders.move({ params, body: packed }))).toEqual({
      code: 'INVALID',
      fields: ['status'],
    })
  await manager.management.orders.move({ params, body: packed })
  expect((await byBuyer()).timeline.slice(-3)).toMatchObject([
    { status: from, reason: 'Ours is ready' },
    { status: from, reason: 'Ours is dyed' },
    { status: 'packaging' },
  ])
})

test('a review of special goods gets one reply from the workshop, published at once', async () => {
  const shopper = await client({ market: 'frontend' })
  const { product_id } = pair[0]
  const { id } = await shopper.retailCatalogue.reviews.create({
    body: { product_id, rating: 4, text: 'Heavy, and it lies flat.' },
  })
  const params = { id }
  const [maker, other] = makers
  const reply = (who: Client, text: string | null) =>
    who.specialGoods.reviews.reply({ params, body: { text } })
  expect(await refusalOf(reply(maker, 'Рахмат'))).toMatchObject({ code: 'NOT_FOUND' })
  const { revision } = await manager.management.reviews.read({ params })
  await manager.management.reviews.publish({ params, query: { revision } })
  expect((await maker.specialGoods.reviews.list({ query: { answered: false } })).data).toMatchObject([
    { id, reply: null, product: { id: product_id } },
  ])
  await reply(maker, 'Thank you')
  await reply(maker, 'Рахмат!')
  expect(await refusalOf(reply(other, 'Buy at ours'))).toMatchObject({ code: 'NOT_FOUND' })
  const [shown] = await reviewsOf(guest, product_id)
  expect(shown).toMatchObject({ id, reply: { text: 'Рахмат!', name: { en: expect.any(String) } } })
  expect((await maker.specialGoods.reviews.list({ query: { answered: false } })).total).toBe(0)
  await reply(maker, null)
  expect((await reviewsOf(guest, product_id))[0]?.reply).toBeNull()
})

test('a workshop’s proposal becomes a product once a manager publishes it, and only once', async () => {
  const [maker] = makers
  const proposal = await aProposal(maker)
  const params = { id: proposal.id }
  expect(proposal).toMatchObject({ state: 'waiting', product: null, price: '900.00' })
  const { proposals } = manager.management
  const back = await proposals.sendBack({
    params,
    query: { revision: proposal.revision },
    body: { reason: 'How large is it?' },
  })
  expect(await people.emailTo(EMAILS[0], ({ text }) => text.includes('How large is it?'))).toBeTruthy()
  const { id: _, state: _s, note: _n, product: _p, created_at: _c, revision: _r, ...body } = proposal
  const again = await maker.specialGoods.proposals.update({
    params,
    query: { revision: back.revision },
    body: { ...body, size: '60 × 90 cm' },
  })
  expect(again).toMatchObject({ state: 'waiting', note: null })
  const stale = proposals.publish({ params, query: { revision: back.revision } })
  expect(await refusalOf(stale)).toMatchObject({ code: 'STALE' })
  const query = { revision: again.revision }
  const twice = await Promise.all([1, 2].map(() => refusalOf(proposals.publish({ params, query }))))
  expect(twice.filter((refused) => refused !== 'answered' && refused.code === 'STALE')).toHaveLength(1)
  const { product } = await maker.specialGoods.proposals.read({ params })
  const sold = await guest.specialGoods.products.read({ params: { slug: product!.slug } })
  expect(sold).toMatchObject({
    name: body.name,
    sale_cost: '900.00',
    made_to_order_days: 12,
    artisan: { id: pair[0].artisan_id },
    variations: [{ photos: body.photos, sizes: [{ size: '60 × 90 cm', stock: 2 }] }],
  })
  const changed = maker.specialGoods.proposals.update({ params, query, body })
  expect(await refusalOf(changed)).toMatchObject({ code: 'STALE' })
})

test('a proposal in one language goes on sale only with the texts that a manager adds', async () => {
  const [maker] = makers
  const { id, revision } = await aProposal(maker, {
    name: { en: '', ru: '', kg: 'Боз килем' },
    description: { en: '', ru: '', kg: 'Кооз' },
  })
  const { proposals } = manager.management
  const at = { params: { id }, query: { revision } }
  expect(await refusalOf(proposals.publish(at))).toEqual({
    code: 'INVALID',
    fields: ['name.en', 'name.ru', 'description.en', 'description.ru'],
  })
  const texts = {
    name: { en: 'Grey rug', ru: 'Серый ковёр', kg: 'Боз килем' },
    description: { en: 'Fine', ru: 'Красиво', kg: 'Кооз' },
  }
  const published = await proposals.publish({ ...at, body: texts })
  expect(published).toMatchObject({ state: 'published', ...texts })
  const sold = await guest.specialGoods.products.read({ params: { slug: published.product!.slug } })
  expect(sold).toMatchObject(texts)
})

test.each(['99', '2000000001'])(
  'a proposal saved with a price of %s tyiyn does not go on sale',
  async (minor) => {
    const { id, revision } = await aProposal(makers[0])
    await people.sql('update proposal set price_minor = $1 where id = $2', [minor, id])
    const published = manager.management.proposals.publish({ params: { id }, query: { revision } })
    expect(await refusalOf(published)).toEqual({ code: 'INVALID', fields: ['price'] })
    const { proposals } = makers[0].specialGoods
    expect(await proposals.read({ params: { id } })).toMatchObject({ state: 'waiting', product: null })
  },
)

const proposalsOf = async (maker: Client) => (await maker.specialGoods.proposals.list()).total

test('a proposal whose response was lost is handed in once, also when the client sends it again by itself', async () => {
  const [maker] = makers
  const body = await filledProposal(maker)
  const before = await proposalsOf(maker)
  let isLost = false
  const sdk = createSdk(completeContract, {
    transport: httpTransport({
      apiHost: people.store.origin,
      country: () => 'KG',
      token: () => firstToken,
      async fetch(request, init) {
        const response = await fetch(request, init)
        if (isLost) return response
        isLost = true
        await response.body?.cancel()
        throw new TypeError('fetch failed')
      },
    }),
  })
  const call = { body, idempotencyKey: randomUUID() }
  const made = await sdk.specialGoods.proposals.create(call)
  expect(isLost).toBe(true)
  expect(await sdk.specialGoods.proposals.create(call)).toEqual(made)
  expect(await proposalsOf(maker)).toBe(before + 1)
})

test('another proposal under a key that was used is refused, and a key belongs to its craftsman', async () => {
  const [maker, other] = makers
  const idempotencyKey = randomUUID()
  const body = await filledProposal(maker)
  const made = await maker.specialGoods.proposals.create({ body, idempotencyKey })
  const changed = maker.specialGoods.proposals.create({ body: { ...body, stock: 3 }, idempotencyKey })
  expect(await refusalOf(changed)).toMatchObject({ code: 'KEY_REUSED' })
  const own = await filledProposal(other)
  const second = await other.specialGoods.proposals.create({ body: own, idempotencyKey })
  expect(second.photos).toEqual(own.photos)
  expect(second.id).not.toBe(made.id)
})

test('a hostile idempotency key stores nothing twice and fails nothing', async () => {
  const [maker] = makers
  const body = await filledProposal(maker)
  const send = async (key: string) =>
    (
      await people.ask('POST', '/specialgoods/proposal', {
        token: firstToken,
        body,
        headers: { 'idempotency-key': key },
      })
    ).status
  const before = await proposalsOf(maker)
  expect(await send('k'.repeat(256))).toBe(400)
  expect(await proposalsOf(maker)).toBe(before)
  const keys = ['k'.repeat(255), "'; drop table proposal; --", '__proto__', '["a","b"]', 'clé']
  for (const key of keys) expect([await send(key), await send(key)]).toEqual([200, 200])
  expect(await proposalsOf(maker)).toBe(before + keys.length)
})

test('an invalid proposal is refused by field name', async () => {
  const [maker, other] = makers
  const foreign = await other.specialGoods.photos.upload(await aPhoto())
  const none = { en: '', ru: ' ', kg: '' }
  const tried = [
    [{ name: none }, ['name', 'ru']],
    [{ category_id: 2_147_483_647 }, ['category_id']],
    [{ color_id: 2_147_483_647 }, ['color_id']],
    [{ photos: [foreign.path] }, ['photos', 0]],
    [{ photos: [] }, ['photos']],
    [{ price: '0.00' }, ['price']],
    [{ price: '0.99' }, ['price']],
    [{ price: '20000000.01' }, ['price']],
    [{ price: '99999999999.00' }, ['price']],
    [{ size: ' ' }, ['size']],
    [{ weight: 0 }, ['weight']],
  ] as const
  for (const [changes, path] of tried) {
    // Arrays of the table are not writable.
    const refused = await refusalOf(
      aProposal(maker, structuredClone(changes) as Parameters<typeof aProposal>[1]),
    )
    expect(refused, path.join('.')).toEqual({ code: 'INVALID', fields: [path.join('.')] })
  }
})
