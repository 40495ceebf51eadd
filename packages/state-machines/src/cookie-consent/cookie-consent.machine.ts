import { fromCallback, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { delayLeft } from './rules.ts'

export interface CookieConsentContext {
  readonly hasAccepted: boolean
  readonly hasClosed: boolean
  /** Milliseconds between page load and start. */
  readonly passed: number
}

export type CookieConsentEvent =
  | { readonly type: 'cookies.accept' }
  | { readonly type: 'dialog.close' }
  /** Another tab accepted. */
  | { readonly type: 'cookies.followed' }

export interface CookieConsentInput {
  readonly hasAccepted: boolean
  readonly hasClosed: boolean
  /** Milliseconds since the page was loaded, which shorten the delay; 0 by default. */
  readonly passed?: number
}

/**
 * Cookie consent: `waiting` for `cookieDialogDelay` after page load, `asking`, then `accepted` for good or
 * `closed` for the session. Earlier answers skip the question. Source: spec §2, global screens.
 */
export const cookieConsentMachine = setup({
  types: {
    context: {} as CookieConsentContext,
    events: {} as CookieConsentEvent,
    input: {} as CookieConsentInput,
  },
  actors: {
    /** Sends `cookies.followed` when another tab accepts. */
    followAcceptance: fromCallback<CookieConsentEvent, undefined>(() => {}),
  },
  actions: {
    saveAcceptance: () => {},
    saveClosing: () => {},
  },
  delays: { cookieDialogDelay: ({ context }) => delayLeft(context.passed) },
  guards: {
    hasAccepted: ({ context }) => context.hasAccepted,
    hasClosed: ({ context }) => context.hasClosed,
  },
}).createMachine({
  id: 'cookie-consent',
  context: ({ input: { hasAccepted, hasClosed, passed = 0 } }) => ({ hasAccepted, hasClosed, passed }),
  invoke: { src: 'followAcceptance' },
  initial: 'opening',
  on: { 'cookies.followed': '.accepted' },
  states: {
    opening: {
      always: [
        { guard: 'hasAccepted', target: 'accepted' },
        { guard: 'hasClosed', target: 'closed' },
        { target: 'waiting' },
      ],
    },
    waiting: { after: { cookieDialogDelay: 'asking' } },
    asking: {
      on: {
        'cookies.accept': { target: 'accepted', actions: 'saveAcceptance' },
        'dialog.close': { target: 'closed', actions: 'saveClosing' },
      },
    },
    accepted: {},
    closed: {},
  },
})

export type CookieConsentActor = ActorRefFrom<typeof cookieConsentMachine>
export type CookieConsentSnapshot = SnapshotFrom<typeof cookieConsentMachine>
