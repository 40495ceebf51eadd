import { useState, type FocusEvent, type KeyboardEvent } from 'react'

interface Options {
  /** The name of the button that Tab comes to first. */
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

/** One button of a toolbar takes part in the order of the Tab key; arrows lead to the others. */
export function useRovingFocus({ first, onLeave }: Options) {
  const [tabStop, setTabStop] = useState(first)
  return {
    tabStop,
    onFocus({ target }: FocusEvent) {
      setTabStop(nameOf(target) ?? first)
    },
    onBlur({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
      // A button that is gone is no way in.
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
