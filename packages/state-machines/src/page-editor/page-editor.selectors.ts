import { blockChanges, type BlockChange } from './block-changes.ts'
import { unsavedSteps } from './history.ts'
import { withVersion } from './opened-page.ts'
import type { PageEditorSnapshot } from './page-editor.machine.ts'
import { areEqual } from './prop-at.ts'

/** The value of `data-state`: that of the machine, or that of saving while the page is edited. */
export const selectState = ({ value }: PageEditorSnapshot) =>
  typeof value === 'string' ? value : value.editing
export type PageEditorState = ReturnType<typeof selectState>

/** Returns the number of unsaved steps. */
export const selectUnsaved = ({ context: { history } }: PageEditorSnapshot): number => unsavedSteps(history)

/** Returns what a colleague has changed since the page was loaded; null without a conflict. */
export function selectTheirChanges({ context: { theirs, saved, history } }: PageEditorSnapshot): {
  readonly blocks: readonly BlockChange[]
  readonly fields: readonly string[]
} | null {
  if (!theirs) return null
  const before = withVersion(history.present, saved)
  const after = withVersion(before, theirs)
  return {
    blocks: blockChanges(before.page.trees, after.page.trees),
    fields: Object.keys(theirs.fields).filter(
      (field) => !areEqual(saved.fields[field], theirs.fields[field]),
    ),
  }
}

export const selectPageEditor = (snapshot: PageEditorSnapshot) => {
  const { history, saved, damaged, issues, failure, attempt, found, theirs } = snapshot.context
  const { page, language, selected } = history.present
  return {
    state: selectState(snapshot),
    page,
    language,
    selected,
    unsaved: unsavedSteps(history),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    /** Null for a page that is not stored yet. */
    revision: saved.revision,
    damaged,
    issues,
    failure,
    attempt,
    found,
    theirs,
  }
}
export type PageEditorView = Readonly<ReturnType<typeof selectPageEditor>>
