import { REVIEW_TEXT_LENGTH, type NewReview, type OwnReview } from '@shyrdak/sdk/contract'
import { createSdk } from '@shyrdak/sdk'
import { fakeTransport, refusal } from '@shyrdak/sdk/testing'
import * as fc from 'fast-check'
import { createActor, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { describe, expect, test } from 'vitest'
import { memoryStorage } from '../storage/memory-storage.ts'
import { canHappen, pending, replay, type Step } from '../testing/paths.ts'
import { trials } from '../testing/trials.ts'
import { reviewFormContract } from './contract.ts'
import { reviewFormActors } from './review-form.actors.ts'
import {
  reviewFormMachine,
  type LoadedReview,
  type ReviewFormEvent,
  type ReviewFormSnapshot,
} from './review-form.machine.ts'
import { NOTHING_WRITTEN, type WrittenReview } from './rules.ts'
import { saveDraft, readDraft } from './stored-drafts.ts'

const WARM: WrittenReview = { rating: 5, text: 'Warm and light' }
const OWN: OwnReview = {
  id: 3,
  product_id: 7,
  rating: 4,
  text: 'Warm',
  language: 'en',
  state: 'pending',
  reason: null,
  created_at: '2026-11-20T00:00:00Z',
  verified_by: '2026-11-22T00:00:00Z',
}
const SHOPPER: LoadedReview = { reviewer: 'shopper', own: null }
const SUBMIT = { type: 'review.submit' } as const
const typing = (change: Partial<WrittenReview>): ReviewFormEvent => ({ type: 'review.change', change })

interface Scene {
  loaded?: LoadedReview | (() => Promise<LoadedReview>)
  answer?: (review: NewReview) => Promise<OwnReview>
  session?: ReturnType<typeof memoryStorage>
}

function author({ loaded = SHOPPER, answer, session = memoryStorage() }: Scene = {}) {
  const sent: NewReview[] = []
  const transport = fakeTransport({
    'GET /frontend/review/own/:id': async () => ({ data: (await ownReview()).own }),
    'POST /frontend/review/create': async ({ body }) => {
      const review = body as NewReview // the machine sends nothing else
      sent.push(review)
      const { id, state, verified_by } = answer ? await answer(review) : OWN
      return { id, state, verified_by, message: 'Thank you' }
    },
  })
  const ownReview = async () => (typeof loaded === 'function' ? loaded() : loaded)
  const machine = reviewFormMachine.provide(
    reviewFormActors({
      sdk: async () => createSdk(reviewFormContract, { transport }),
      productId: 7,
      language: 'en',
      reviewer: () => (typeof loaded === 'function' ? 'shopper' : loaded.reviewer),
      now: () => 0,
      saveDraft: (written) => saveDraft(session, 7, written),
    }),
  )
  const actor = createActor(machine, { input: { draft: readDraft(session, 7) } }).start()
  const reach = (state: ReviewFormSnapshot['value']) => waitFor(actor, ({ value }) => value === state)
  return { actor, sent, reach, session }
}

describe('somebody who writes a review', () => {
  test('is refused as a guest or as a user who is not a shopper', async () => {
    for (const reviewer of ['guest', 'another'] as const) {
      const { reach } = author({ loaded: { reviewer, own: null } })
      expect((await reach('refused')).context.reviewer).toBe(reviewer)
    }
  })

  test('sends a review once, however often they click, and sees it as pending', async () => {
    const { actor, reach, sent, session } = author()
    await reach('editing')
    actor.send(typing(WARM))
    actor.send(SUBMIT)
    actor.send(SUBMIT)
    const { context } = await reach('submitted')
    expect(sent).toEqual([{ product_id: 7, ...WARM }])
    expect(context.own).toMatchObject({ state: 'pending', text: WARM.text })
    expect(readDraft(session, 7)).toEqual(NOTHING_WRITTEN)
  })

  test('sees which fields are missing or invalid before anything is sent, until they are changed', async () => {
    const { actor, reach, sent } = author()
    await reach('editing')
    actor.send(SUBMIT)
    const { context } = await reach('failed')
    expect(context.issues.map(({ path, code }) => [path[0], code])).toEqual([
      ['rating', 'required'],
      ['text', 'required'],
    ])
    actor.send(typing({ rating: 3 }))
    expect(actor.getSnapshot().context.issues.map(({ path }) => path[0])).toEqual(['text'])
    actor.send(typing({ text: 'w'.repeat(REVIEW_TEXT_LENGTH.max + 1) }))
    actor.send(SUBMIT)
    expect((await reach('failed')).context.issues).toMatchObject([{ path: ['text'], code: 'too_big' }])
    expect(sent).toEqual([])
  })

  test('finds the text again after the login when the session had ended', async () => {
    const { actor, reach, session } = author({ answer: () => Promise.reject(refusal('UNAUTHENTICATED')) })
    await reach('editing')
    actor.send(typing(WARM))
    actor.send(SUBMIT)
    await reach('refused')
    const later = author({ session })
    expect((await later.reach('editing')).context.written).toEqual(WARM)
    expect(readDraft(session, 8)).toEqual(NOTHING_WRITTEN)
  })

  test('keeps the text when the store is unavailable', async () => {
    const { actor, reach } = author({ answer: () => Promise.reject(refusal('NETWORK')) })
    await reach('editing')
    actor.send(typing(WARM))
    actor.send(SUBMIT)
    const { context } = await reach('failed')
    expect([context.written, context.failure?.code]).toEqual([WARM, 'NETWORK'])
  })

  test('can retry when the current user could not be loaded', async () => {
    let isOffline = true
    const { actor, reach } = author({
      loaded: () => (isOffline ? Promise.reject(refusal('NETWORK')) : Promise.resolve(SHOPPER)),
    })
    await reach('unavailable')
    isOffline = false
    actor.send({ type: 'review.load' })
    await reach('editing')
  })

  test('can change a review that is not published, or discard the change', async () => {
    const rejected: OwnReview = { ...OWN, state: 'rejected', reason: 'A telephone number' }
    const { actor, reach, sent } = author({ loaded: { reviewer: 'shopper', own: rejected } })
    await reach('submitted')
    actor.send({ type: 'review.rewrite' })
    expect(actor.getSnapshot().context.written).toEqual({ rating: 4, text: 'Warm' })
    actor.send(typing({ text: 'Cold' }))
    actor.send({ type: 'review.discard' })
    expect(actor.getSnapshot()).toMatchObject({ value: 'submitted', context: { written: NOTHING_WRITTEN } })
    actor.send({ type: 'review.rewrite' })
    actor.send(typing({ text: 'Warm, and no number' }))
    actor.send(SUBMIT)
    await reach('submitted')
    expect(sent).toEqual([{ product_id: 7, rating: 4, text: 'Warm, and no number' }])
  })

  test('sees that the review was published while they changed it', async () => {
    let own: OwnReview = OWN
    const { actor, reach } = author({
      loaded: async () => ({ reviewer: 'shopper', own }),
      answer: () =>
        Promise.reject(refusal('INVALID', { issues: [{ path: ['product_id'], code: 'published' }] })),
    })
    await reach('submitted')
    actor.send({ type: 'review.rewrite' })
    actor.send(typing({ text: 'Too late' }))
    own = { ...OWN, state: 'published' }
    actor.send(SUBMIT)
    expect((await reach('submitted')).context.own?.state).toBe('published')
    actor.send({ type: 'review.rewrite' })
    expect(actor.getSnapshot().value).toBe('submitted')
  })

  test('starts with an empty form when the stored draft is unreadable', () => {
    const session = memoryStorage([['reviewDrafts', '{"version":1,"value":{"drafts":[{"product_id":"7"}]}}']])
    expect(readDraft(session, 7)).toEqual(NOTHING_WRITTEN)
    session.set('reviewDrafts', 'not json')
    expect(readDraft(session, 7)).toEqual(NOTHING_WRITTEN)
  })
})

const done = (actor: 'asking' | 'sending', output: unknown): Step => ({
  type: `xstate.done.actor.0.review-form.${actor}`,
  output,
})
const failed = (actor: 'asking' | 'sending', error: unknown): Step => ({
  type: `xstate.error.actor.0.review-form.${actor}`,
  error,
})
const STEPS: readonly Step[] = [
  typing(WARM),
  typing({ rating: 0 }),
  SUBMIT,
  { type: 'review.rewrite' },
  { type: 'review.discard' },
  { type: 'review.load' },
  done('asking', SHOPPER),
  done('asking', { reviewer: 'guest', own: null }),
  done('asking', { reviewer: 'shopper', own: OWN }),
  done('asking', { reviewer: 'shopper', own: { ...OWN, state: 'published' } }),
  failed('asking', refusal('NETWORK')),
  failed('asking', refusal('UNAUTHENTICATED')),
  done('sending', OWN),
  failed('sending', refusal('NETWORK')),
  failed('sending', refusal('UNAUTHENTICATED')),
]
const INPUT = { draft: NOTHING_WRITTEN }
const start = () =>
  createActor(reviewFormMachine.provide({ actors: { load: pending(), send: pending() } }), {
    input: INPUT,
  }).start()

describe('the review form machine', () => {
  test('reaches every visible state', () => {
    const paths = getShortestPaths(reviewFormMachine, {
      input: INPUT,
      events: [...STEPS] as ReviewFormEvent[], // includes internal events of actors
      serializeState: ({ value, context: { reviewer, own, written } }) =>
        JSON.stringify([value, reviewer, own?.state, written]),
      filterEvents: canHappen,
      limit: 20_000,
    })
    const states = new Set(paths.map(({ state }) => state.value))
    expect(states).toEqual(
      new Set(['asking', 'unavailable', 'refused', 'editing', 'sending', 'submitted', 'failed']),
    )
  })

  test('lets only shoppers write, never edits a published review, and keeps a saved one of a shopper', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...STEPS), { maxLength: 30 }), (path) => {
        let own: OwnReview | null = null
        const { value, context }: ReviewFormSnapshot = replay(start, path, (snapshot, { type }) => {
          const next = (snapshot as ReviewFormSnapshot).context // only this machine is replayed
          // Only an answer to the question for it, or the end of the session, takes it away.
          if (own !== null && type !== done('asking', SHOPPER).type)
            expect(next.own !== null || next.reviewer === 'guest').toBe(true)
          own = next.own
        }).getSnapshot()
        if (value === 'editing' || value === 'sending' || value === 'failed')
          expect(context.reviewer).toBe('shopper')
        if (value === 'submitted') expect(context.own).not.toBeNull()
        if (value === 'editing') expect(context.own?.state).not.toBe('published')
        expect(context.failure !== null).toBe(value === 'failed' || value === 'unavailable')
      }),
      { numRuns: trials(2_000) },
    )
  })
})
