import { useState, type FocusEvent, type KeyboardEvent } from 'react'

interface Options {
  /** The name of the button that is the initial tab stop. */
  first: string
  onLeave: () => void
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

const nameOf = (element: Element) => element.getAttribute('data-name')

/** Roving tabindex: one button of a toolbar is a tab stop, and the arrow keys move between them. */
export function useRovingFocus({ first, onLeave }: Options) {
  const [tabStop, setTabStop] = useState(first)
  return {
    tabStop,
    onFocus({ target }: FocusEvent) {
      setTabStop(nameOf(target) ?? first)
    },
    onBlur({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
      // When the current tab stop has disappeared, the first button becomes it.
      const isThere = [...currentTarget.querySelectorAll('button')].some((one) => nameOf(one) === tabStop)
      if (!isThere && !currentTarget.contains(relatedTarget)) setTabStop(first)
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key === 'Escape') {
        event.preventDefault()
        return onLeave()
      }
      const buttons = [...event.currentTarget.querySelectorAll('button')]
      const at = buttons.findIndex((one) => one === document.activeElement)
      const step = STEPS[event.key]
      if (!step || at === -1) return undefined
      event.preventDefault()
      return buttons[step(at, buttons.length)]?.focus()
    },
  }
}
