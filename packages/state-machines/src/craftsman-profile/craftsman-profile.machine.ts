import type { ArtisanProfile, Issue, ArtisanPublication } from '@shyrdak/sdk/contract'
import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { failureOf, type Failure } from '../failure.ts'
import { unprovided } from '../unprovided.ts'
import { canSubmit, isChanged, tidied } from './artisan-changes.ts'
import { draftOf, withPart, type ArtisanDraft, type ArtisanPart } from './artisan-draft.ts'

export interface CraftsmanProfileContext {
  /** As stored on the server. */
  readonly saved: ArtisanDraft
  readonly draft: ArtisanDraft
  /** Whether visitors see the page, and the manager's comment. */
  readonly publication: ArtisanPublication
  /** Whether an unsaved draft was restored. */
  readonly isRestored: boolean
  /** Cleared when the field changes or the page is saved again. */
  readonly issues: readonly Issue[]
  /** Why saving failed. */
  readonly failure: Failure | null
  /** Counts the attempts, so that the same refusal is announced and focused again. */
  readonly attempt: number
}

export type CraftsmanProfileEvent =
  | {
      readonly type: 'page.change'
      readonly change: Partial<ArtisanDraft>
      /** The dotted path of the change, such as `name.ru`. */
      readonly about: string
    }
  | { readonly type: 'page.save' }
  /** Restores the saved page. */
  | { readonly type: 'page.discard' }

export interface CraftsmanProfileInput {
  /** Null until the page is saved for the first time. */
  readonly profile: ArtisanProfile | null
  /** The default name of the workshop. */
  readonly ownName: string
  readonly publication: ArtisanPublication
  /** The part that is edited; the rest stays as saved. */
  readonly part: ArtisanPart
  /** From `readArtisanDraft`. */
  readonly found: ArtisanDraft | null
}

interface SavedArtisan {
  readonly data: ArtisanProfile
  readonly publication: ArtisanPublication
}

const isAbout = ({ path }: Issue, about: string): boolean => `${path.join('.')}.`.startsWith(`${about}.`)

/**
 * The page of a workshop: `editing`, `saving`, `refused` by validation or by the store, `failed`, or `saved`.
 */
export const craftsmanProfileMachine = setup({
  types: {
    context: {} as CraftsmanProfileContext,
    events: {} as CraftsmanProfileEvent,
    input: {} as CraftsmanProfileInput,
  },
  actors: {
    save: unprovided<SavedArtisan, Pick<CraftsmanProfileContext, 'draft' | 'saved'>>('save'),
  },
  actions: {
    /** Stores the draft, so that a reload or login does not lose it. */
    saveDraft: (_, _params: Pick<CraftsmanProfileContext, 'draft' | 'saved'>) => {},
    change: assign(
      (
        { context },
        { change, about }: { readonly change: Partial<ArtisanDraft>; readonly about: string },
      ) => ({
        draft: { ...context.draft, ...change },
        issues: context.issues.filter((issue) => !isAbout(issue, about)),
      }),
    ),
    fail: assign(({ context }, { error }: { readonly error: unknown }) => {
      const failure = failureOf(error)
      return { failure, issues: failure.issues, attempt: context.attempt + 1 }
    }),
  },
  guards: {
    hasIssues: (_, { error }: { readonly error: unknown }) => failureOf(error).issues.length > 0,
    /** A page that is new or was returned can be saved unchanged, which submits it to a manager. */
    canSave: ({ context: { draft, saved, publication } }) =>
      canSubmit(publication.state) || isChanged(draft, saved),
  },
}).createMachine({
  id: 'craftsman-profile',
  context({ input: { profile, ownName, publication, part, found } }) {
    const saved = draftOf(profile, ownName)
    const restored = found && withPart(saved, found, part)
    const isRestored = restored !== null && isChanged(restored, saved)
    return {
      saved,
      draft: isRestored ? restored : saved,
      publication,
      isRestored,
      issues: [],
      failure: null,
      attempt: 0,
    }
  },
  initial: 'editing',
  on: {
    'page.change': {
      target: '.editing',
      actions: [
        { type: 'change', params: ({ event }) => event },
        { type: 'saveDraft', params: ({ context }) => context },
      ],
    },
    'page.save': { guard: 'canSave', target: '.saving' },
    'page.discard': {
      target: '.editing',
      actions: [
        assign({ draft: ({ context }) => context.saved, isRestored: false, issues: [], failure: null }),
        { type: 'saveDraft', params: ({ context }) => context },
      ],
    },
  },
  states: {
    editing: {},
    refused: {},
    failed: {},
    saved: {},
    saving: {
      entry: assign({ draft: ({ context }) => tidied(context.draft), issues: [], failure: null }),
      invoke: {
        src: 'save',
        input: ({ context: { draft, saved } }) => ({ draft, saved }),
        onDone: {
          target: 'saved',
          actions: [
            assign(({ event }) => {
              const { data, publication } = event.output
              const saved = draftOf(data, '')
              return { saved, draft: saved, publication, isRestored: false }
            }),
            { type: 'saveDraft', params: ({ context }) => context },
          ],
        },
        onError: [
          {
            guard: { type: 'hasIssues', params: ({ event }) => event },
            target: 'refused',
            actions: { type: 'fail', params: ({ event }) => event },
          },
          { target: 'failed', actions: { type: 'fail', params: ({ event }) => event } },
        ],
      },
      // Cannot be changed or sent twice while saving.
      on: { 'page.change': {}, 'page.save': {}, 'page.discard': {} },
    },
  },
})

export type CraftsmanProfileActor = ActorRefFrom<typeof craftsmanProfileMachine>
export type CraftsmanProfileSnapshot = SnapshotFrom<typeof craftsmanProfileMachine>
