import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { failureOf, type Failure } from '../failure.ts'
import { unprovided } from '../unprovided.ts'
import { addressOf, canReceive } from './rules.ts'

export interface MailingFormContext {
  readonly email: string
  /** Counts the attempts, so that the same result is announced again. */
  readonly attempt: number
  /** Why the result is unknown. */
  readonly failure: Failure | null
}

export type MailingFormEvent = { readonly type: 'email.submit'; readonly email: string }

/**
 * A subscription to the mailing list: `editing`, `refused` for an invalid email (nothing is sent), `sending`,
 * then `added`, `already_there` or `failed`. Each attempt starts clean. Source: spec §4, mailing form.
 */
export const mailingFormMachine = setup({
  types: { context: {} as MailingFormContext, events: {} as MailingFormEvent },
  actors: { subscribe: unprovided<boolean, { readonly email: string }>('subscribe') },
  guards: {
    canReceive: (_, { email }: { readonly email: string }) => canReceive(email),
    isNew: (_, { status }: { readonly status: boolean }) => status,
  },
  actions: {
    take: assign(({ context }, { email }: { readonly email: string }) => ({
      email: addressOf(email),
      attempt: context.attempt + 1,
      failure: null,
    })),
  },
}).createMachine({
  id: 'mailing-form',
  context: { email: '', attempt: 0, failure: null },
  initial: 'editing',
  on: {
    'email.submit': [
      {
        guard: { type: 'canReceive', params: ({ event }) => ({ email: event.email }) },
        target: '.sending',
        actions: { type: 'take', params: ({ event }) => ({ email: event.email }) },
      },
      {
        target: '.refused',
        actions: { type: 'take', params: ({ event }) => ({ email: event.email }) },
        reenter: true,
      },
    ],
  },
  states: {
    editing: {},
    refused: {},
    sending: {
      invoke: {
        src: 'subscribe',
        input: ({ context }) => ({ email: context.email }),
        onDone: [
          {
            guard: { type: 'isNew', params: ({ event }) => ({ status: event.output }) },
            target: 'added',
          },
          { target: 'already_there' },
        ],
        onError: {
          target: 'failed',
          actions: assign({ failure: ({ event }) => failureOf(event.error) }),
        },
      },
      // One attempt at a time.
      on: { 'email.submit': {} },
    },
    added: {},
    already_there: {},
    failed: {},
  },
})

export type MailingFormActor = ActorRefFrom<typeof mailingFormMachine>
export type MailingFormSnapshot = SnapshotFrom<typeof mailingFormMachine>
