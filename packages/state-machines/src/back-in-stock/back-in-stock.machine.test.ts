import type { NewNotification, NotificationState } from '@shyrdak/sdk/contract'
import { createSdk } from '@shyrdak/sdk'
import { fakeTransport, refusal } from '@shyrdak/sdk/testing'
import * as fc from 'fast-check'
import { createActor, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { describe, expect, test } from 'vitest'
import { canHappen, pending, replay, type Step } from '../testing/paths.ts'
import { trials } from '../testing/trials.ts'
import { backInStockContract } from './contract.ts'
import { backInStockActors } from './back-in-stock.actors.ts'
import {
  backInStockMachine,
  type BackInStockEvent,
  type BackInStockSnapshot,
} from './back-in-stock.machine.ts'
import type { SubscriptionRequest } from './subscription-request.ts'

const SUBMIT = { type: 'request.submit' } as const
const EMAIL = 'aigul@example.kg'
const typing = (change: Partial<SubscriptionRequest>): BackInStockEvent => ({
  type: 'request.change',
  change,
})

interface Scene {
  sizes?: string[]
  loadOwnEmail?: () => Promise<string | null>
  answer?: () => Promise<NotificationState>
}

function somebody({
  sizes = ['37', '38'],
  loadOwnEmail = async () => null,
  answer = async () => 'confirming',
}: Scene = {}) {
  const sent: NewNotification[] = []
  const transport = fakeTransport({
    'POST /frontend/back-in-stock': async ({ body }) => {
      sent.push(body as NewNotification) // the machine sends nothing else
      return { state: await answer() }
    },
  })
  const actors = backInStockActors({
    sdk: async () => createSdk(backInStockContract, { transport }),
    item: { productId: 7, priceType: 'retail', colorId: 1 },
    loadOwnEmail,
  })
  const actor = createActor(backInStockMachine.provide(actors), { input: { sizes } }).start()
  const reach = (state: BackInStockSnapshot['value']) => waitFor(actor, ({ value }) => value === state)
  return { actor, sent, reach }
}

describe('somebody who subscribes to a size', () => {
  test('is subscribed once, however often they click, and is asked to confirm by email', async () => {
    const { actor, reach, sent } = somebody()
    await reach('editing')
    actor.send(typing({ size: '38', email: ` ${EMAIL} ` }))
    actor.send(SUBMIT)
    actor.send(SUBMIT)
    await reach('confirming')
    expect(sent).toEqual([
      { productId: 7, priceType: 'retail', colorId: 1, soleId: null, size: '38', email: EMAIL },
    ])
  })

  test('needs no email when the store has theirs', async () => {
    const { actor, reach, sent } = somebody({
      sizes: ['38'],
      loadOwnEmail: async () => EMAIL,
      answer: async () => 'waiting',
    })
    await reach('editing')
    actor.send(SUBMIT)
    await reach('waiting')
    expect(sent).toEqual([{ productId: 7, priceType: 'retail', colorId: 1, soleId: null, size: '38' }])
  })

  test('is asked for an email when their own could not be loaded', async () => {
    const { reach } = somebody({ loadOwnEmail: () => Promise.reject(refusal('NETWORK')) })
    expect((await reach('editing')).context.ownEmail).toBeNull()
  })

  test('sees which fields are missing or invalid before anything is sent, until they are changed', async () => {
    const { actor, reach, sent } = somebody()
    await reach('editing')
    actor.send(SUBMIT)
    const { context } = await reach('failed')
    expect(context.issues.map(({ path, code }) => [path[0], code])).toEqual([
      ['size', 'required'],
      ['email', 'required'],
    ])
    actor.send(typing({ size: '37', email: 'aigul' }))
    expect(actor.getSnapshot().context.issues).toEqual([])
    actor.send(SUBMIT)
    expect((await reach('failed')).context.issues).toMatchObject([{ path: ['email'], code: 'invalid' }])
    expect(sent).toEqual([])
  })

  test('keeps the typed values when the store is unavailable, and is told if the size is in stock', async () => {
    const answers = [
      refusal('NETWORK'),
      refusal('INVALID', { issues: [{ path: ['size'], code: 'in_stock' }] }),
    ]
    const { actor, reach } = somebody({ answer: () => Promise.reject(answers.shift()) })
    await reach('editing')
    actor.send(typing({ size: '38', email: EMAIL }))
    actor.send(SUBMIT)
    const { context } = await reach('failed')
    expect([context.request, context.failure?.code]).toEqual([{ size: '38', email: EMAIL }, 'NETWORK'])
    actor.send(SUBMIT)
    await reach('saving')
    expect((await reach('failed')).context.issues).toMatchObject([{ code: 'in_stock' }])
  })

  test('can subscribe to another size with the same email', async () => {
    const { actor, reach, sent } = somebody()
    await reach('editing')
    actor.send(typing({ size: '38', email: EMAIL }))
    actor.send(SUBMIT)
    await reach('confirming')
    actor.send(typing({ size: '37' }))
    expect(actor.getSnapshot().context.request.size).toBe('38')
    actor.send({ type: 'request.another' })
    actor.send(typing({ size: '37' }))
    actor.send(SUBMIT)
    await reach('confirming')
    expect(sent.map(({ size, email }) => [size, email])).toEqual([
      ['38', EMAIL],
      ['37', EMAIL],
    ])
  })
})

const done = (actor: 'asking' | 'saving', output: unknown): Step => ({
  type: `xstate.done.actor.0.back-in-stock.${actor}`,
  output,
})
const failed = (actor: 'asking' | 'saving'): Step => ({
  type: `xstate.error.actor.0.back-in-stock.${actor}`,
  error: refusal('NETWORK'),
})
const STEPS: readonly Step[] = [
  typing({ size: '38' }),
  typing({ email: EMAIL }),
  SUBMIT,
  { type: 'request.another' },
  done('asking', null),
  done('asking', EMAIL),
  failed('asking'),
  done('saving', 'waiting'),
  done('saving', 'confirming'),
  failed('saving'),
]
const INPUT = { sizes: ['37', '38'] }
const start = () =>
  createActor(backInStockMachine.provide({ actors: { loadOwnEmail: pending(), save: pending() } }), {
    input: INPUT,
  }).start()

describe('the back-in-stock machine', () => {
  test('reaches every visible state', () => {
    const paths = getShortestPaths(backInStockMachine, {
      input: INPUT,
      events: [...STEPS] as BackInStockEvent[], // includes internal events of actors
      serializeState: ({ value, context: { request } }) => JSON.stringify([value, request]),
      filterEvents: canHappen,
      limit: 20_000,
    })
    const states = new Set(paths.map(({ state }) => state.value))
    expect(states).toEqual(new Set(['asking', 'editing', 'saving', 'waiting', 'confirming', 'failed']))
  })

  test('has a failure exactly in its failed state', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...STEPS), { maxLength: 30 }), (path) => {
        const { value, context }: BackInStockSnapshot = replay(start, path).getSnapshot()
        expect(context.failure !== null).toBe(value === 'failed')
        if (value !== 'failed') expect(context.issues).toEqual([])
      }),
      { numRuns: trials(2_000) },
    )
  })
})
