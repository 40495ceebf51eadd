import { REVIEW_NEEDS_LOGIN, REVIEW_VERIFIED } from '@shyrdak/sdk/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestStore, type TestStore } from '../store/open-test-store.ts'
import { managerOf } from './manager-of.ts'
import { emailTo, newShopper, refusalOf } from './shop-people.ts'

const TEXT = 'Жылуу жана жеңил.\nКызыма жакты.'

describe.each(['postgres', 'pglite'] as const)('reviews on %s', (engine) => {
  let store: TestStore
  let shopper: ReturnType<typeof newShopper> | undefined
  beforeAll(async () => {
    store = await openTestStore({ engine })
  })
  afterAll(() => store.close())

  const productOf = (slug: string) => store.sdk.retailCatalogue.products.read({ params: { slug } })
  const shownOf = async (id: number) =>
    (await store.sdk.retailCatalogue.reviews.ofProduct({ params: { id } })).data
  const managed = async (id: number) => {
    const { reviews } = (await managerOf(store)).management
    const { revision } = await reviews.read({ params: { id } })
    return { reviews, params: { id }, query: { revision } }
  }

  test('a visitor without an account is asked to log in', async () => {
    const response = await fetch(`${store.origin}/api/frontend/review/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ product_id: 1, rating: 5, text: TEXT }),
    })
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ code: 'UNAUTHENTICATED', message: REVIEW_NEEDS_LOGIN })
  })

  test('a review is shown once a manager has published it, and its author is emailed', async () => {
    const { id: product_id, rating: before } = await productOf('aksakal-slippers')
    const shown = await shownOf(product_id)
    const author = await newShopper(store, 'kg')
    const { reviews } = author.sdk.retailCatalogue
    const left = await reviews.create({ body: { product_id, rating: 1, text: TEXT } })
    expect(left).toMatchObject({ state: 'pending' })
    expect(Object.values(REVIEW_VERIFIED)).toContain(left.message)
    const hours = (Date.parse(left.verified_by) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(47.9)
    expect(hours).toBeLessThanOrEqual(48)
    expect(await shownOf(product_id)).toEqual(shown)
    expect((await productOf('aksakal-slippers')).rating).toEqual(before)

    const { reviews: desk, ...read } = await managed(left.id)
    expect((await desk.list({ query: { state: 'pending' } })).data).toMatchObject([
      { id: left.id, email: author.email, age_hours: 0, is_overdue: false, text: TEXT },
    ])
    expect((await desk.list({ query: { overdue: true } })).total).toBe(0)
    const published = await desk.publish(read)
    expect(published).toMatchObject({ state: 'published', decided_by: 'Нурлан Эсенов', reason: null })

    expect((await shownOf(product_id))[0]).toMatchObject({
      id: left.id,
      author: 'Айгүл',
      rating: 1,
      text: TEXT,
    })
    const sum = (before.average ?? 0) * before.count + 1
    await expect
      .poll(async () => (await productOf('aksakal-slippers')).rating)
      .toEqual({ average: Math.round((sum / (before.count + 1)) * 10) / 10, count: before.count + 1 })
    const message = await emailTo(store, author.email, ({ subject }) => subject === 'Пикириңиз жарыяланды')
    expect(message.text).toContain('/kg/product/aksakal-slippers#reviews')
    expect(message.lang).toBe('ky')

    const again = reviews.create({ body: { product_id, rating: 5, text: 'Changed my mind' } })
    expect(await refusalOf(again)).toEqual({ code: 'INVALID', fields: ['product_id'] })
  })

  test('a published review can be rejected later, with a reason that its author reads', async () => {
    const { id: product_id, rating: before } = await productOf('cholpon-stitched')
    const author = await newShopper(store, 'ru')
    const { reviews } = author.sdk.retailCatalogue
    const { id } = await reviews.create({ body: { product_id, rating: 5, text: 'Звоните мне!' } })
    const first = await managed(id)
    await first.reviews.publish(first)
    const { reviews: desk, ...read } = await managed(id)
    await desk.reject({ ...read, body: { reason: 'Это объявление,\nа не отзыв.' } })
    expect((await shownOf(product_id)).map((review) => review.id)).not.toContain(id)
    await expect.poll(async () => (await productOf('cholpon-stitched')).rating).toEqual(before)
    const message = await emailTo(
      store,
      author.email,
      ({ subject }) => subject === 'Ваш отзыв не опубликован',
    )
    expect(message.text).toContain('Это объявление,\nа не отзыв.')
    const own = async () => (await reviews.own({ params: { id: product_id } })).data
    expect(await own()).toMatchObject({ state: 'rejected', reason: 'Это объявление,\nа не отзыв.' })
    expect(await reviews.create({ body: { product_id, rating: 4, text: 'Тёплые.' } })).toMatchObject({ id })
    expect(await own()).toMatchObject({ state: 'pending', reason: null, text: 'Тёплые.', rating: 4 })
  })

  test('an account has one review per product, however many it sends at once', async () => {
    const { id: product_id } = await productOf('kel-suu-booties')
    const { reviews } = (await newShopper(store)).sdk.retailCatalogue
    const left = await Promise.all(
      [1, 2, 3, 4, 5, 5].map((rating) =>
        reviews.create({ body: { product_id, rating, text: `${rating} stars` } }),
      ),
    )
    expect(new Set(left.map(({ id }) => id)).size).toBe(1)
  })

  test('a manager publishes the text that they read, not a later one', async () => {
    const { id: product_id } = await productOf('kel-suu-booties')
    const { reviews } = (await newShopper(store)).sdk.retailCatalogue
    const { id } = await reviews.create({ body: { product_id, rating: 5, text: 'Lovely' } })
    const { reviews: desk, ...read } = await managed(id)
    await reviews.create({ body: { product_id, rating: 5, text: 'Buy at my place' } })
    expect(await refusalOf(desk.publish(read))).toMatchObject({ code: 'STALE' })
    const now = await managed(id)
    await reviews.create({ body: { product_id, rating: 5, text: 'Buy at my place' } })
    expect(await desk.publish(now)).toMatchObject({ state: 'published' })
    expect(await refusalOf(desk.publish(now))).toMatchObject({ code: 'STALE' })
  })

  test.each([
    ['no rating', { rating: undefined }, 'rating'],
    ['a rating of zero', { rating: 0 }, 'rating'],
    ['six stars', { rating: 6 }, 'rating'],
    ['four stars and a half', { rating: 4.5 }, 'rating'],
    ['stars in words', { rating: '5' }, 'rating'],
    ['no text', { text: '' }, 'text'],
    ['nothing but spaces', { text: ' \n\t ' }, 'text'],
    ['nothing that is seen', { text: '\u200B\u2060\u202E\u{E0041}\u3164' }, 'text'],
    ['a letter and nothing seen', { text: 'a\u200B\u200B' }, 'text'],
    ['a zero byte', { text: 'a\u0000b' }, 'text'],
    ['half a character', { text: 'wool \uD800' }, 'text'],
    ['a novel', { text: 'w'.repeat(4001) }, 'text'],
    ['texts as a list', { text: ['a', 'b'] }, 'text'],
    ['a product in words', { product_id: 'one' }, 'product_id'],
    ['a state of its own', { state: 'published' }, 'state'],
    ['another author', { author: 'Чыңгыз Айтматов' }, 'author'],
  ])('a review with %s is refused by field name', async (_what, changes, field) => {
    shopper ??= newShopper(store)
    const response = await fetch(`${store.origin}/api/frontend/review/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${(await shopper).token}` },
      body: JSON.stringify({ product_id: 1, rating: 5, text: TEXT, ...changes }),
    })
    const said = (await response.json()) as { errors?: object }
    expect([response.status, Object.keys(said.errors ?? {})]).toEqual([422, [field]])
  })

  test('tags stay plain text, and bidirectional control characters are removed', async () => {
    const { id: product_id } = await productOf('kel-suu-booties')
    const { reviews } = (await newShopper(store)).sdk.retailCatalogue
    const text = '<script>alert(1)</script> \u202E5 < 6\u2066 👩‍👩‍👧‍👦\n\n\n\n\nyes'
    await reviews.create({ body: { product_id, rating: 5, text } })
    expect((await reviews.own({ params: { id: product_id } })).data).toMatchObject({
      text: '<script>alert(1)</script> 5 < 6 👩‍👩‍👧‍👦\n\nyes',
    })
  })

  test('a review of an unknown product, and an unknown review, are not found', async () => {
    const { reviews } = (await newShopper(store)).sdk.retailCatalogue
    const body = { product_id: 99_999, rating: 5, text: TEXT }
    expect(await refusalOf(reviews.create({ body }))).toMatchObject({ code: 'NOT_FOUND' })
    expect(await reviews.own({ params: { id: 1 } })).toEqual({ data: null })
    const nowhere = { params: { id: 99_999 } }
    expect(await refusalOf(reviews.own(nowhere))).toMatchObject({ code: 'NOT_FOUND' })
    const { reviews: desk } = (await managerOf(store)).management
    const read = { params: { id: 99_999 }, query: { revision: 1 } }
    expect(await refusalOf(desk.publish(read))).toMatchObject({ code: 'NOT_FOUND' })
    expect(await refusalOf(desk.reject({ ...read, body: { reason: '' } }))).toEqual({
      code: 'INVALID',
      fields: ['reason'],
    })
    expect(await refusalOf(desk.reject({ ...read, body: { reason: '\u200B' } }))).toEqual({
      code: 'INVALID',
      fields: ['reason'],
    })
  })
})
