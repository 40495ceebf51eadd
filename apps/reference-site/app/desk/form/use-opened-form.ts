import { useCallback, useState } from 'react'

/**
 * State of a form that a button opens in its place. The first field gets the focus, and the button gets it
 * back on closing.
 */
export function useOpenedForm() {
  const [state, setState] = useState<'new' | 'open' | 'closed'>('new')
  const hasClosed = state === 'closed'
  return {
    isOpen: state === 'open',
    open: () => setState('open'),
    close: () => setState('closed'),
    /** The ref of the button. */
    opener: useCallback(
      (button: HTMLElement | null) => (hasClosed ? button?.focus() : undefined),
      [hasClosed],
    ),
    /** The ref of the first field. */
    first: useCallback((field: HTMLElement | null) => field?.focus(), []),
  }
}
