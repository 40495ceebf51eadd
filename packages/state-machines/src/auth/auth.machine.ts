import type { Issue } from '@shyrdak/sdk/contract'
import { assign, fromCallback, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { failureOf, type Failure } from '../failure.ts'
import { unprovided } from '../unprovided.ts'
import { endsSession, type RefusedCall } from './refused-call.ts'
import { audienceOf, type Audience, type AuthSession } from './session.ts'

/** A password, or a token just issued by the store. */
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
  /** The login in progress; cleared with its password as soon as it ends. */
  readonly signIn: SignIn | null
  /** Why the last login failed. */
  readonly failure: Failure | null
  readonly issues: readonly Issue[]
}

export type AuthEvent =
  /** Ignored while another login is in progress. A failed one leaves an earlier session as it was. */
  | { readonly type: 'session.open'; readonly signIn: SignIn }
  | { readonly type: 'session.close' }
  /** A call got a 401. */
  | { readonly type: 'call.refused'; readonly call: RefusedCall }
  /** A page that needs a session found none. */
  | { readonly type: 'session.expired' }
  | { readonly type: 'person.renamed'; readonly firstName: string }
  /** Another tab logged in as somebody else, or logged out. */
  | { readonly type: 'session.followed'; readonly session: AuthSession | null }

/** Asks `followSession` for the stored session, whatever it was before. */
export interface ReadSession {
  readonly type: 'session.read'
}

export interface AuthInput {
  /** The stored session. */
  readonly session: AuthSession | null
}

const is = (audience: Audience) => (session: AuthSession | null) =>
  session !== null && audienceOf(session.clientType) === audience

/**
 * Who is logged in: `anonymous`, `logging_in`, then `retail`, `wholesale`, `craftsman` or `manager`;
 * `logged_out` by the user, or `expired` by the store. Several 401 responses end a session only once. Source:
 * spec §4.
 */
export const authMachine = setup({
  types: { context: {} as AuthContext, events: {} as AuthEvent, input: {} as AuthInput },
  actors: {
    /** Opens a session and reads its user. */
    enter: unprovided<AuthSession, SignIn>('enter'),
    /** Sends `session.followed` when another tab changes the session, and when asked. */
    followSession: fromCallback<ReadSession, undefined>(() => {}),
  },
  actions: {
    saveSession: (_, _params: { readonly session: AuthSession }) => {},
    forgetSession: () => {},
    /** Revokes the token on the server, without waiting for it. */
    revokeToken: (_, _params: { readonly token: string }) => {},
    /** Goes to the audience's login page; `hasEnded` says so there, and returns to the current page later. */
    leaveForLogin: (_, _params: { readonly audience: Audience; readonly hasEnded: boolean }) => {},
    /** Reloads the displayed data after another tab logged in as somebody else. */
    refresh: () => {},
    forget: assign({ session: null }),
  },
  guards: {
    endsThisSession: ({ context }, { call }: { readonly call: RefusedCall }) =>
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
  invoke: { src: 'followSession', id: 'follower' },
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
        actions: ['forget', 'refresh'],
      },
      {
        target: '.opening',
        actions: [assign({ session: ({ event }) => event.session }), 'refresh'],
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
        // set by the event that leads here
        input: ({ context }) => context.signIn!,
        onDone: {
          target: 'opening',
          actions: [
            assign(({ event }) => ({ session: event.output, signIn: null })),
            { type: 'saveSession', params: ({ event }) => ({ session: event.output }) },
          ],
        },
        onError: {
          // An earlier session stays, unless another tab has changed it during the login.
          target: 'opening',
          actions: [
            assign(({ event }) => {
              const failure = failureOf(event.error)
              return { failure, issues: failure.issues, signIn: null }
            }),
            sendTo('follower', { type: 'session.read' } satisfies ReadSession),
          ],
        },
      },
      // One login at a time: further clicks are ignored. A change in another tab counts once it has failed.
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
              params: ({ context }) => ({ audience: audienceIn(context), hasEnded: false }),
            },
            'forget',
          ],
        },
        'call.refused': {
          guard: { type: 'endsThisSession', params: ({ event }) => ({ call: event.call }) },
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
              // only in states with a session
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
          params: ({ context }) => ({ audience: audienceIn(context), hasEnded: true }),
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
