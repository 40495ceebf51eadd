/** The undo history of something that is edited. */
export interface History<State> {
  readonly past: readonly State[]
  readonly present: State
  readonly future: readonly State[]
  /** The key of the step that edits are still added to; null once a step is complete. */
  readonly open: string | null
  /** Steps from the saved state to the present, negative after an undo; null if no step leads back to it. */
  readonly sinceSaved: number | null
}

/** Maximum number of steps that can be undone. */
export const MAX_STEPS = 200

export const newHistory = <State>(present: State): History<State> => ({
  past: [],
  present,
  future: [],
  open: null,
  sinceSaved: 0,
})

/** Records a new state. If `key` is that of the previous edit, both belong to the same step. */
export function record<State>(
  history: History<State>,
  present: State,
  key: string | null = null,
): History<State> {
  if (present === history.present) return history
  if (key !== null && key === history.open) return { ...history, present }
  const { sinceSaved } = history
  return {
    past: [...history.past, history.present].slice(-MAX_STEPS),
    present,
    future: [],
    open: key,
    // The saved state was among the undone ones, which are now lost.
    sinceSaved: sinceSaved === null || sinceSaved < 0 ? null : sinceSaved + 1,
  }
}

/** Completes the step that edits are added to. */
export const closeStep = <State>(history: History<State>): History<State> =>
  history.open === null ? history : { ...history, open: null }

const shifted = (sinceSaved: number | null, by: number) => (sinceSaved === null ? null : sinceSaved + by)

export function undo<State>(history: History<State>): History<State> {
  const present = history.past.at(-1)
  if (present === undefined) return history
  return {
    past: history.past.slice(0, -1),
    present,
    future: [history.present, ...history.future],
    open: null,
    sinceSaved: shifted(history.sinceSaved, -1),
  }
}

export function redo<State>(history: History<State>): History<State> {
  const [present, ...future] = history.future
  if (present === undefined) return history
  return {
    past: [...history.past, history.present],
    present,
    future,
    open: null,
    sinceSaved: shifted(history.sinceSaved, 1),
  }
}

/** Replaces the present without a step, for changes that are no edits, such as a selection. */
export const replacePresent = <State>(history: History<State>, present: State): History<State> =>
  present === history.present ? history : { ...history, present }

/** Records that a state was saved. It may have been edited since. */
export function markSaved<State>(
  history: History<State>,
  isSaved: (state: State) => boolean,
): History<State> {
  const { past, present, future } = history
  const behind = past.findLastIndex(isSaved)
  const ahead = future.findIndex(isSaved)
  const sinceSaved = isSaved(present)
    ? 0
    : behind >= 0
      ? past.length - behind
      : ahead >= 0
        ? -1 - ahead
        : null
  return { ...history, open: null, sinceSaved }
}

/** Returns the number of unsaved steps. */
export const unsavedSteps = <State>({ past, sinceSaved }: History<State>): number =>
  sinceSaved === null ? Math.max(1, past.length) : Math.abs(sinceSaved)
