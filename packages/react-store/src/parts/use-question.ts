import { useEffect, useRef, useState, type RefObject } from 'react'
import { ignoreHeldEnter } from './leave-row.ts'

export interface Question {
  /** The ref of the element that holds the button, and then the question with its buttons. */
  readonly place: RefObject<HTMLDivElement | null>
  readonly isAsking: boolean
  readonly ask: () => void
  readonly close: () => void
}

/**
 * Asks in place of a button before its action. The focus moves to the first answer, which an Enter key held down does not
 * press, and back to the button.
 */
export function useQuestion(): Question {
  const [state, setState] = useState<'unasked' | 'asking' | 'closed'>('unasked')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const around = place.current
    if (state !== 'unasked') around?.querySelector('button')?.focus()
    if (state !== 'asking') return
    around?.addEventListener('keydown', ignoreHeldEnter)
    return () => around?.removeEventListener('keydown', ignoreHeldEnter)
  }, [state])
  return {
    place,
    isAsking: state === 'asking',
    ask: () => setState('asking'),
    close: () => setState('closed'),
  }
}
