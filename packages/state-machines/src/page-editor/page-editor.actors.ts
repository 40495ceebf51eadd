import { fromPromise } from 'xstate'
import type { StoragePort } from '../storage/storage-port.ts'
import { isSameVersion } from './opened-page.ts'
import type { OpenedPage } from './page-editor.machine.ts'
import { readDraft, saveDraft } from './stored-draft.ts'
import type { PageFields, StoredPage } from './stored-page.ts'

export interface PageEditorEffects {
  /** Names the page among those that are not saved, such as `page-12`. A new page has another name once it is saved. */
  readonly name: () => string
  /** Reads the page as the store has it, or a new one with the revision `null`. */
  readonly load: (signal: AbortSignal) => Promise<StoredPage>
  /** Saves a page over its revision, or a new one. Rejects with `STALE` if it was changed meanwhile. */
  readonly save: (page: StoredPage, signal: AbortSignal) => Promise<StoredPage>
  readonly storage: StoragePort
  /** Reads the fields of an unsaved page, which anybody may have written; null for what are none. */
  readonly readFields: (fields: PageFields) => PageFields | null
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number
}

/** For `pageEditorMachine.provide(pageEditorActors({ name, load, save, … }))`. */
export const pageEditorActors = ({ name, load, save, storage, readFields, now }: PageEditorEffects) => ({
  actors: {
    load: fromPromise<OpenedPage, undefined>(async ({ signal }) => {
      const stored = await load(signal)
      const draft = readDraft(storage, name(), readFields)
      // What is the same as the stored page is not worth a question.
      return { stored, draft: draft && !isSameVersion(draft, stored) ? draft : null }
    }),
    save: fromPromise<StoredPage, StoredPage>(({ input, signal }) => save(input, signal)),
  },
  actions: {
    saveDraft: (_: unknown, { draft }: { readonly draft: StoredPage | null }) =>
      saveDraft(storage, name(), draft && { ...draft, saved_at: new Date(now()).toISOString() }),
  },
})
