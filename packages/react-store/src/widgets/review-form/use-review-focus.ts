import { useEffect, useRef, type RefObject } from 'react'
import type { ReviewFormView } from '../../flows/review-form-view.ts'

type State = ReviewFormView['state']

/** Where the focus goes when a state comes: the first of these that is there. */
const GOES_TO: Readonly<Partial<Record<State, readonly string[]>>> = {
  refused: ['a[href]'],
  editing: ['input:checked', 'input'],
  left: ['[data-focus="outcome"]'],
}

const focusFirst = (within: HTMLElement | null, selectors: readonly string[]) =>
  selectors
    .map((selector) => within?.querySelector<HTMLElement>(selector))
    .find((found) => found)
    ?.focus()

interface Shown {
  /** Null while only the button is there. */
  readonly shown: State | null
  readonly attempt: number
  readonly isPressed: boolean
}

/** After a press the focus goes along with what is shown; after a refusal, to the first wrong field. */
export function useReviewFocus(
  root: RefObject<HTMLElement | null>,
  { shown: state, attempt, isPressed }: Shown,
): void {
  const before = useRef<State | null>(null)

  useEffect(() => {
    // What came by itself takes the focus from nobody.
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
