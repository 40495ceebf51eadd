/** The states of something that is edited: what was before, and what was undone. */
export interface History<State> {
  readonly past: readonly State[]
  readonly present: State
  readonly future: readonly State[]
  /** The key of the step that edits are still added to; null after each that is complete. */
  readonly open: string | null
  /** How many steps the present is away from what is saved; null when no step leads back there. */
  readonly sinceSaved: number | null
}

/** Older steps cannot be undone. */
export const MAX_STEPS = 200

export const newHistory = <State>(present: State): History<State> => ({
  past: [],
  present,
  future: [],
  open: null,
  sinceSaved: 0,
})

/** Notes a new state. One of the same `key` as the edit before it belongs to the same step. */
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
    // What was saved stood ahead, and cannot be had again.
    sinceSaved: sinceSaved === null || sinceSaved < 0 ? null : sinceSaved + 1,
  }
}

/** Ends the step that edits are added to. */
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

/** Replaces the present without a step, for what is no edit, such as a selection. */
export const replacePresent = <State>(history: History<State>, present: State): History<State> =>
  present === history.present ? history : { ...history, present }

/** Notes that a state is saved, which may have been edited since. */
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

/** How many steps are not saved. */
export const unsavedSteps = <State>({ past, sinceSaved }: History<State>): number =>
  sinceSaved === null ? Math.max(1, past.length) : Math.abs(sinceSaved)
