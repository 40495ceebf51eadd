import type { ArtisanProfile, Issue, WorkshopPublication } from '@shyrdak/sdk/contract'
import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { failureOf, type Failure } from '../failure.ts'
import { unprovided } from '../unprovided.ts'
import { canHandIn, isChanged, tidied } from './workshop-changes.ts'
import { draftOf, withPart, type WorkshopDraft, type WorkshopPart } from './workshop-draft.ts'

export interface WorkshopProfileContext {
  /** As stored on the server. */
  readonly saved: WorkshopDraft
  readonly draft: WorkshopDraft
  /** Whether visitors see the page, and what a manager asks for. */
  readonly publication: WorkshopPublication
  /** Whether an unsaved draft was restored. */
  readonly isFound: boolean
  /** Cleared when the field changes or the page is saved again. */
  readonly issues: readonly Issue[]
  /** Why saving failed. */
  readonly failure: Failure | null
  /** Counts the attempts, so that the same refusal is announced and focused again. */
  readonly attempt: number
}

export type WorkshopProfileEvent =
  | {
      readonly type: 'page.change'
      readonly change: Partial<WorkshopDraft>
      /** The dotted path of the change, such as `name.ru`. */
      readonly about: string
    }
  | { readonly type: 'page.save' }
  /** Restores the saved page. */
  | { readonly type: 'page.discard' }

export interface WorkshopProfileInput {
  /** Null until it is saved for the first time. */
  readonly profile: ArtisanProfile | null
  /** The default name of the workshop. */
  readonly ownName: string
  readonly publication: WorkshopPublication
  /** What is edited; the rest stays as it is saved. */
  readonly part: WorkshopPart
  /** From `readWorkshop`. */
  readonly found: WorkshopDraft | null
}

interface SavedWorkshop {
  readonly data: ArtisanProfile
  readonly publication: WorkshopPublication
}

const isAbout = ({ path }: Issue, about: string): boolean => `${path.join('.')}.`.startsWith(`${about}.`)

/**
 * The page of a workshop: `editing`, `saving`, `refused` by validation or by the store, `failed`, or `saved`.
 */
export const workshopProfileMachine = setup({
  types: {
    context: {} as WorkshopProfileContext,
    events: {} as WorkshopProfileEvent,
    input: {} as WorkshopProfileInput,
  },
  actors: {
    save: unprovided<SavedWorkshop, Pick<WorkshopProfileContext, 'draft' | 'saved'>>('save'),
  },
  actions: {
    /** Stores the draft, so that a reload or login does not lose it. */
    saveDraft: (_, _params: Pick<WorkshopProfileContext, 'draft' | 'saved'>) => {},
    change: assign(
      (
        { context },
        { change, about }: { readonly change: Partial<WorkshopDraft>; readonly about: string },
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
    /** A page that is new, or was sent back, is handed in by saving it as it is. */
    isNew: ({ context: { draft, saved, publication } }) =>
      canHandIn(publication.state) || isChanged(draft, saved),
  },
}).createMachine({
  id: 'workshop-profile',
  context({ input: { profile, ownName, publication, part, found } }) {
    const saved = draftOf(profile, ownName)
    const restored = found && withPart(saved, found, part)
    const isFound = restored !== null && isChanged(restored, saved)
    return {
      saved,
      draft: isFound ? restored : saved,
      publication,
      isFound,
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
    'page.save': { guard: 'isNew', target: '.saving' },
    'page.discard': {
      target: '.editing',
      actions: [
        assign({ draft: ({ context }) => context.saved, isFound: false, issues: [], failure: null }),
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
              return { saved, draft: saved, publication, isFound: false }
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

export type WorkshopProfileActor = ActorRefFrom<typeof workshopProfileMachine>
export type WorkshopProfileSnapshot = SnapshotFrom<typeof workshopProfileMachine>
