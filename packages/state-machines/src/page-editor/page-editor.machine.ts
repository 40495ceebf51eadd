import type { Language } from '@shyrdak/sdk/contract'
import {
  assign,
  cancel,
  emit,
  enqueueActions,
  raise,
  setup,
  type ActorRefFrom,
  type SnapshotFrom,
} from 'xstate'
import { failureOf } from '../failure.ts'
import { unprovided } from '../unprovided.ts'
import { applyEdit } from './apply-edit.ts'
import type { BlockId } from './block-tree.ts'
import { findBlock } from './find-block.ts'
import {
  closeStep,
  markSaved,
  newHistory,
  record,
  redo,
  replacePresent,
  undo,
  unsavedSteps,
} from './history.ts'
import { contentOfPage, isSameVersion, openPage, withVersion, type EditorDraft } from './opened-page.ts'
import { stepKey, type EditedPage, type PageEdit } from './page-edit.ts'
import { isIssueAt, placeIssue, type PlacedIssue } from './place-issue.ts'
import type {
  OpenedPage,
  PageEditorContext,
  PageEditorEmitted,
  PageEditorEvent,
  PageEditorInput,
} from './page-editor.types.ts'
import type { PageFields, StoredPage } from './stored-page.ts'

/** Milliseconds without an edit after which the next one is a new step to undo. */
export const TYPING_PAUSE_MS = 1_000
/** Milliseconds between an edit and storing the draft in the browser. */
export const DRAFT_PAUSE_MS = 800

const NOTHING: StoredPage = { fields: {}, content: { en: '[]', ru: '[]', kg: '[]' }, revision: null }

const samePage =
  (page: EditedPage<PageFields> | null) =>
  (draft: EditorDraft): boolean =>
    draft.page === page

/** Whether an edit resolves an issue, because it changes the value that the issue is about. */
function isAnswered(issue: PlacedIssue, edit: PageEdit<PageFields>): boolean {
  if (edit.type === 'block.set') return isIssueAt(issue, edit.id, edit.path)
  if (edit.type === 'fields.set')
    return issue.block === null && issue.issue.path[0] === edit.about.split('.')[0]
  return 'id' in edit && edit.type !== 'block.move' && isIssueAt(issue, edit.id)
}

const canSave = ({ history, saved }: PageEditorContext): boolean =>
  saved.revision === null || unsavedSteps(history) > 0

/**
 * The editor of a page of blocks: `loading` or `unavailable`; `found` if the browser has an unsaved draft;
 * then `editing`, which continues in every state of saving: `idle`, `saving`, `saved`, `refused` by the store
 * with issues of blocks and fields, `failed`, `comparing` with a colleague's version and then in `conflict`
 * with it, or `gone`; finally `removed`.
 */
export const pageEditorMachine = setup({
  types: {
    context: {} as PageEditorContext,
    events: {} as PageEditorEvent,
    emitted: {} as PageEditorEmitted,
    input: {} as PageEditorInput,
  },
  actors: {
    load: unprovided<OpenedPage>('load'),
    save: unprovided<StoredPage, StoredPage>('save'),
  },
  delays: { typingPause: TYPING_PAUSE_MS, draftPause: DRAFT_PAUSE_MS },
  guards: {
    canSave: ({ context }) => canSave(context),
    isCode: (_, { error, code }: { readonly error: unknown; readonly code: string }) =>
      failureOf(error).code === code,
    hasIssues: (_, { error }: { readonly error: unknown }) => failureOf(error).issues.length > 0,
    hasDraft: (_, { draft }: OpenedPage) => draft !== null,
    /** The store already has what was sent: only the response was lost. */
    isOwn: ({ context: { sent } }, { stored }: OpenedPage) =>
      sent !== null && isSameVersion({ fields: sent.fields, content: contentOfPage(sent) }, stored),
  },
  actions: {
    /** Stores the unsaved page; null deletes it. */
    saveDraft: (_, _params: { readonly draft: StoredPage | null }) => {},
    edit: enqueueActions(({ context, event, enqueue }) => {
      const edit = event as PageEdit<PageFields> // the transitions pass only edits
      const before = context.history.present
      const { draft, refusal } = applyEdit(before, edit)
      if (refusal) return enqueue(emit({ type: 'edit.refused', edit, refusal }))
      const key = stepKey(edit)
      if (draft === before) return undefined
      enqueue(
        assign({
          history: record(context.history, draft, key),
          issues: context.issues.filter((issue) => !isAnswered(issue, edit)),
        }),
      )
      enqueue(emit({ type: 'edit.done', edit, before }))
      enqueue(cancel('step'))
      if (key !== null) enqueue(raise({ type: 'step.close' }, { id: 'step', delay: 'typingPause' }))
      return undefined
    }),
    undo: assign({ history: ({ context }) => undo(context.history) }),
    redo: assign({ history: ({ context }) => redo(context.history) }),
    closeStep: assign({ history: ({ context }) => closeStep(context.history) }),
    storeLater: enqueueActions(({ enqueue }) => {
      enqueue(cancel('draft'))
      enqueue(raise({ type: 'draft.store' }, { id: 'draft', delay: 'draftPause' }))
    }),
    open: assign(({ context }, { stored, draft: found }: OpenedPage) => {
      const { draft, damaged } = openPage(stored, context.language)
      return { saved: stored, history: newHistory(draft), damaged, found, failure: null, issues: [] }
    }),
    restore: assign(({ context: { found, saved, history } }) => ({
      found: null,
      ...(found && {
        history: record(history, withVersion(history.present, found)),
        // Saving a draft of an older revision leads to a conflict, which shows what was saved since.
        saved: found.revision === saved.revision ? saved : found,
      }),
    })),
    select: assign(({ context: { history } }, { id }: { readonly id: BlockId | null }) => ({
      history: replacePresent(closeStep(history), { ...history.present, selected: id }),
    })),
    show: assign(({ context: { history } }, { language }: { readonly language: Language }) => {
      const { selected, page } = history.present
      const isThere = selected !== null && findBlock(page.trees[language], selected) !== undefined
      return {
        language,
        history: replacePresent(closeStep(history), {
          ...history.present,
          language,
          selected: isThere ? selected : null,
        }),
      }
    }),
    send: assign(({ context: { history } }) => ({
      history: closeStep(history),
      sent: history.present.page,
      issues: [],
      failure: null,
      theirs: null,
    })),
    fail: assign(({ context }, { error }: { readonly error: unknown }) => {
      const failure = failureOf(error)
      const { sent } = context
      return {
        failure,
        attempt: context.attempt + 1,
        issues: sent ? failure.issues.map((issue) => placeIssue(sent, issue)) : [],
      }
    }),
    setSaved: assign(({ context: { history, sent } }, { stored }: Pick<OpenedPage, 'stored'>) => {
      const marked = markSaved(history, samePage(sent))
      const isUntouched = marked.present.page === sent
      return {
        saved: stored,
        sent: null,
        damaged: [],
        // Shows the page as the store returned it, unless it was edited meanwhile.
        history: isUntouched ? replacePresent(marked, withVersion(marked.present, stored)) : marked,
      }
    }),
    takeVersion: assign(
      ({ context: { history } }, { version }: Extract<PageEditorEvent, { type: 'version.take' }>) => ({
        history: record(history, withVersion(history.present, version)),
        issues: [],
      }),
    ),
    takeTheirs: assign(({ context: { history, theirs } }) => {
      if (!theirs) return {}
      const taken = record(history, withVersion(history.present, theirs))
      return {
        saved: theirs,
        theirs: null,
        sent: null,
        history: markSaved(taken, samePage(taken.present.page)),
      }
    }),
  },
}).createMachine({
  id: 'page-editor',
  context: ({ input: { language } }) => ({
    language,
    history: newHistory(openPage(NOTHING, language).draft),
    saved: NOTHING,
    damaged: [],
    issues: [],
    failure: null,
    attempt: 0,
    found: null,
    theirs: null,
    sent: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'load',
        onDone: [
          {
            guard: { type: 'hasDraft', params: ({ event }) => event.output },
            target: 'found',
            actions: { type: 'open', params: ({ event }) => event.output },
          },
          { target: 'editing', actions: { type: 'open', params: ({ event }) => event.output } },
        ],
        onError: { target: 'unavailable', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
    unavailable: { on: { 'page.reload': 'loading' } },
    removed: {},
    found: {
      on: {
        'draft.restore': { target: 'editing', actions: 'restore' },
        'draft.discard': {
          target: 'editing',
          actions: [assign({ found: null }), { type: 'saveDraft', params: { draft: null } }],
        },
      },
    },
    editing: {
      initial: 'idle',
      on: {
        'block.*': { actions: ['edit', 'storeLater'] },
        'item.*': { actions: ['edit', 'storeLater'] },
        'structure.*': { actions: ['edit', 'storeLater'] },
        'fields.set': { actions: ['edit', 'storeLater'] },
        'version.take': {
          actions: [{ type: 'takeVersion', params: ({ event }) => event }, 'storeLater'],
        },
        'block.select': { actions: { type: 'select', params: ({ event }) => event } },
        'language.show': { actions: { type: 'show', params: ({ event }) => event } },
        'step.close': { actions: 'closeStep' },
        'step.undo': { actions: ['undo', 'storeLater'] },
        'step.redo': { actions: ['redo', 'storeLater'] },
        'draft.store': {
          actions: [
            cancel('draft'),
            {
              type: 'saveDraft',
              params: ({ context: { history, saved } }) => {
                const { page } = history.present
                const isUnsaved = unsavedSteps(history) > 0
                const { fields } = page
                return {
                  draft: isUnsaved
                    ? { fields, content: contentOfPage(page), revision: saved.revision }
                    : null,
                }
              },
            },
          ],
        },
        'page.save': { guard: 'canSave', target: '.saving' },
        'page.removed': {
          target: 'removed',
          actions: [cancel('draft'), { type: 'saveDraft', params: { draft: null } }],
        },
      },
      states: {
        idle: {},
        saved: {},
        refused: {},
        failed: {},
        saving: {
          entry: 'send',
          invoke: {
            src: 'save',
            input: ({ context: { history, saved } }): StoredPage => ({
              fields: history.present.page.fields,
              content: contentOfPage(history.present.page),
              revision: saved.revision,
            }),
            onDone: {
              target: 'saved',
              actions: [
                { type: 'setSaved', params: ({ event }) => ({ stored: event.output }) },
                raise({ type: 'draft.store' }),
              ],
            },
            onError: [
              {
                guard: { type: 'isCode', params: ({ event }) => ({ error: event.error, code: 'STALE' }) },
                target: 'comparing',
              },
              {
                guard: { type: 'isCode', params: ({ event }) => ({ error: event.error, code: 'NOT_FOUND' }) },
                target: 'gone',
              },
              {
                guard: { type: 'hasIssues', params: ({ event }) => event },
                target: 'refused',
                actions: { type: 'fail', params: ({ event }) => event },
              },
              { target: 'failed', actions: { type: 'fail', params: ({ event }) => event } },
            ],
          },
          // Only one save at a time.
          on: { 'page.save': {} },
        },
        comparing: {
          invoke: {
            src: 'load',
            onDone: [
              {
                guard: { type: 'isOwn', params: ({ event }) => event.output },
                target: 'saved',
                actions: [
                  { type: 'setSaved', params: ({ event }) => event.output },
                  raise({ type: 'draft.store' }),
                ],
              },
              {
                target: 'conflict',
                actions: assign(({ context, event }) => ({
                  theirs: event.output.stored,
                  attempt: context.attempt + 1,
                })),
              },
            ],
            onError: [
              {
                guard: { type: 'isCode', params: ({ event }) => ({ error: event.error, code: 'NOT_FOUND' }) },
                target: 'gone',
              },
              { target: 'failed', actions: { type: 'fail', params: ({ event }) => event } },
            ],
          },
          on: { 'page.save': {} },
        },
        conflict: {
          on: {
            // Only `theirs.overwrite` saves over the other version.
            'page.save': {},
            'theirs.take': { target: 'idle', actions: ['takeTheirs', raise({ type: 'draft.store' })] },
            'theirs.overwrite': {
              target: 'saving',
              actions: assign(({ context: { saved, theirs } }) => ({
                saved: { ...saved, revision: theirs?.revision ?? saved.revision },
              })),
            },
          },
        },
        gone: {
          on: {
            'page.save': {},
            'page.recreate': {
              target: 'saving',
              actions: assign(({ context: { saved } }) => ({ saved: { ...saved, revision: null } })),
            },
          },
        },
      },
    },
  },
})

export type PageEditorActor = ActorRefFrom<typeof pageEditorMachine>
export type PageEditorSnapshot = SnapshotFrom<typeof pageEditorMachine>
