import { fromPromise } from 'xstate'
import type { StoragePort } from '../storage/storage-port.ts'
import { isSameVersion } from './opened-page.ts'
import type { OpenedPage } from './page-editor.types.ts'
import { readDraft, saveDraft } from './stored-draft.ts'
import type { PageFields, StoredPage } from './stored-page.ts'

export interface PageEditorEffects {
  /**
   * Returns the name of the page among unsaved drafts, such as `page-12`. A new page gets another one when it
   * is saved.
   */
  readonly name: () => string
  /** Reads the stored page, or returns a new one with the revision `null`. */
  readonly load: (signal: AbortSignal) => Promise<StoredPage>
  /** Saves a page over its revision, or a new one. Rejects with `STALE` if it was changed meanwhile. */
  readonly save: (page: StoredPage, signal: AbortSignal) => Promise<StoredPage>
  readonly storage: StoragePort
  /** Validates the fields of an unsaved page, which are untrusted; null if they are invalid. */
  readonly readFields: (fields: PageFields) => PageFields | null
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number
}

/** For `pageEditorMachine.provide(pageEditorActors({ name, load, save, … }))`. */
export function pageEditorActors({ name, load, save, storage, readFields, now }: PageEditorEffects) {
  let draftName = name()
  return {
    actors: {
      load: fromPromise<OpenedPage, undefined>(async ({ signal }) => {
        const stored = await load(signal)
        const draft = readDraft(storage, name(), readFields)
        // A draft that equals the stored page is ignored.
        return { stored, draft: draft && !isSameVersion(draft, stored) ? draft : null }
      }),
      save: fromPromise<StoredPage, StoredPage>(({ input, signal }) => save(input, signal)),
    },
    actions: {
      saveDraft(_: unknown, { draft }: { readonly draft: StoredPage | null }) {
        // The draft of a page that was new would be offered for the next new one.
        if (draftName !== name()) saveDraft(storage, draftName, null)
        draftName = name()
        saveDraft(storage, draftName, draft && { ...draft, saved_at: new Date(now()).toISOString() })
      },
    },
  }
}
