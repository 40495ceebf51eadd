import { useEffect, useRef, type RefObject } from 'react'
import type { ReviewFormView } from '@shyrdak/state-machines/review-form'

type State = ReviewFormView['state']

/** Elements to focus when a state is entered: the first selector that matches. */
const GOES_TO: Readonly<Partial<Record<State, readonly string[]>>> = {
  refused: ['a[href]'],
  editing: ['input:checked', 'input'],
  submitted: ['[data-focus="outcome"]'],
}

const focusFirst = (within: HTMLElement | null, selectors: readonly string[]) =>
  selectors
    .map((selector) => within?.querySelector<HTMLElement>(selector))
    .find((found) => found)
    ?.focus()

interface Shown {
  /** Null while only the button is shown. */
  readonly shown: State | null
  readonly attempt: number
  readonly isPressed: boolean
}

/** Moves the focus into a new state after a click, and to the first invalid field after a refusal. */
export function useReviewFocus(
  root: RefObject<HTMLElement | null>,
  { shown: state, attempt, isPressed }: Shown,
): void {
  const before = useRef<State | null>(null)

  useEffect(() => {
    // The initial state must not take the focus.
    const isFirst = before.current === null || before.current === 'asking'
    if (state !== null && before.current !== state && (isPressed || !isFirst))
      focusFirst(root.current, GOES_TO[state] ?? [])
    before.current = state
  }, [root, state, isPressed])

  useEffect(() => {
    if (attempt === 0) return
    const wrong = root.current?.querySelector<HTMLElement>('[aria-invalid]')
    ;(wrong?.querySelector<HTMLElement>('input') ?? wrong)?.focus()
  }, [root, attempt])
}
