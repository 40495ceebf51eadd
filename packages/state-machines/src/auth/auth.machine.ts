import type { Issue } from '@shyrdak/sdk/contract'
import { assign, fromCallback, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { failureOf, type Failure } from '../failure.ts'
import { unprovided } from '../unprovided.ts'
import { endsSession, type RefusedCall } from './refused-call.ts'
import { audienceOf, type Audience, type AuthSession } from './session.ts'

/** What opens a session: a password, or a token that the store has just handed out. */
export type SignIn =
  | {
      readonly by: 'password'
      readonly audience: Audience
      readonly email: string
      readonly password: string
    }
  | { readonly by: 'token'; readonly audience: Audience; readonly token: string }

export interface AuthContext {
  readonly session: AuthSession | null
  /** Who is about to be let in. The password is forgotten as soon as it was tried. */
  readonly signIn: SignIn | null
  /** Why nobody was let in. */
  readonly failure: Failure | null
  readonly issues: readonly Issue[]
}

export type AuthEvent =
  | { readonly type: 'session.open'; readonly signIn: SignIn }
  | { readonly type: 'session.close' }
  /** A call was answered with 401. */
  | { readonly type: 'call.refused'; readonly call: RefusedCall }
  /** A page that needs a session found that there is none any more. */
  | { readonly type: 'session.expired' }
  /** The person changed their name. */
  | { readonly type: 'person.renamed'; readonly firstName: string }
  /** Another tab logged in, as somebody else, or out. */
  | { readonly type: 'session.followed'; readonly session: AuthSession | null }

export interface AuthInput {
  /** What the device remembers. */
  readonly session: AuthSession | null
}

const is = (audience: Audience) => (session: AuthSession | null) =>
  session !== null && audienceOf(session.clientType) === audience

/**
 * Who somebody is: `anonymous`, `logging_in`, then `retail`, `wholesale`, `craftsman` or `manager`; `logged_out` by
 * their own will, `expired` by the store's. Any number of refused calls end a session once. Source: spec §4.
 */
export const authMachine = setup({
  types: { context: {} as AuthContext, events: {} as AuthEvent, input: {} as AuthInput },
  actors: {
    /** Opens a session and learns whose it is. */
    enter: unprovided<AuthSession, SignIn>('enter'),
    /** Sends `session.followed` when another tab changes. */
    followSession: fromCallback<AuthEvent, undefined>(() => {}),
  },
  actions: {
    saveSession: (_, _params: { readonly session: AuthSession }) => {},
    forgetSession: () => {},
    /** Tells the store to revoke the token; nobody waits for it. */
    revokeToken: (_, _params: { readonly token: string }) => {},
    /** Leads to the login of this audience; with a way back where the person did not mean to leave. */
    leaveForLogin: (_, _params: { readonly audience: Audience; readonly withWayBack: boolean }) => {},
    /** Shows that another tab is somebody else now. */
    showAnother: () => {},
    forget: assign({ session: null }),
  },
  guards: {
    endsThis: ({ context }, { call }: { readonly call: RefusedCall }) =>
      context.session !== null && endsSession(call, context.session.token),
    isRetail: ({ context }) => is('retail')(context.session),
    isWholesale: ({ context }) => is('wholesale')(context.session),
    isCraftsman: ({ context }) => is('craftsman')(context.session),
    isManager: ({ context }) => is('manager')(context.session),
    isNobody: (_, { session }: { readonly session: AuthSession | null }) => session === null,
    isSame: ({ context }, { session }: { readonly session: AuthSession | null }) =>
      session?.token === context.session?.token,
  },
}).createMachine({
  id: 'auth',
  context: ({ input: { session } }) => ({ session, signIn: null, failure: null, issues: [] }),
  invoke: { src: 'followSession' },
  initial: 'opening',
  on: {
    'session.open': {
      target: '.logging_in',
      actions: assign(({ event }) => ({ signIn: event.signIn, failure: null, issues: [] })),
    },
    'session.followed': [
      { guard: { type: 'isSame', params: ({ event }) => ({ session: event.session }) } },
      {
        guard: { type: 'isNobody', params: ({ event }) => ({ session: event.session }) },
        target: '.anonymous',
        actions: ['forget', 'showAnother'],
      },
      {
        target: '.opening',
        actions: [assign({ session: ({ event }) => event.session }), 'showAnother'],
      },
    ],
  },
  states: {
    opening: {
      always: [
        { guard: 'isRetail', target: 'known.retail' },
        { guard: 'isWholesale', target: 'known.wholesale' },
        { guard: 'isCraftsman', target: 'known.craftsman' },
        { guard: 'isManager', target: 'known.manager' },
        { target: 'anonymous' },
      ],
    },
    anonymous: {},
    logging_in: {
      invoke: {
        src: 'enter',
        // Only the event that leads here sets it.
        input: ({ context }) => context.signIn!,
        onDone: {
          target: 'opening',
          actions: [
            assign(({ event }) => ({ session: event.output, signIn: null })),
            { type: 'saveSession', params: ({ event }) => ({ session: event.output }) },
          ],
        },
        onError: {
          // Whoever was somebody before stays it.
          target: 'opening',
          actions: assign(({ event }) => {
            const failure = failureOf(event.error)
            return { failure, issues: failure.issues, signIn: null }
          }),
        },
      },
      // One at a time: a second press changes nothing.
      on: { 'session.open': {}, 'session.followed': {} },
    },
    known: {
      initial: 'retail',
      states: { retail: {}, wholesale: {}, craftsman: {}, manager: {} },
      on: {
        'session.close': {
          target: 'logged_out',
          actions: [
            { type: 'revokeToken', params: ({ context }) => ({ token: context.session?.token ?? '' }) },
            'forgetSession',
            {
              type: 'leaveForLogin',
              params: ({ context }) => ({ audience: audienceIn(context), withWayBack: false }),
            },
            'forget',
          ],
        },
        'call.refused': {
          guard: { type: 'endsThis', params: ({ event }) => ({ call: event.call }) },
          target: 'expired',
        },
        'session.expired': 'expired',
        'person.renamed': {
          actions: [
            assign(({ context, event }) => ({
              session: context.session && { ...context.session, firstName: event.firstName },
            })),
            {
              type: 'saveSession',
              // Nobody is renamed who is not known.
              params: ({ context }) => ({ session: context.session! }),
            },
          ],
        },
      },
    },
    logged_out: {},
    expired: {
      entry: [
        'forgetSession',
        {
          type: 'leaveForLogin',
          params: ({ context }) => ({ audience: audienceIn(context), withWayBack: true }),
        },
        'forget',
      ],
    },
  },
})

const audienceIn = ({ session }: AuthContext): Audience =>
  session === null ? 'retail' : audienceOf(session.clientType)

export type AuthActor = ActorRefFrom<typeof authMachine>
export type AuthSnapshot = SnapshotFrom<typeof authMachine>
