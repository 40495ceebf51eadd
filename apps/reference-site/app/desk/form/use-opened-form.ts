import { useCallback, useState } from 'react'

/** A form that a button opens in its place. The keyboard goes on in its first field, and at the button once it closes. */
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
