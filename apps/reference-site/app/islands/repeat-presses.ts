import { COUNT_STEP } from './count-step.ts'

export interface HeldPress {
  readonly target: HTMLElement
  readonly event: Event
}

/** What was pressed before an island was awake, in the order of the presses. */
export type HeldPresses = HeldPress[]

/**
 * Repeats the presses that were held back, once the widget has rendered the choices made before them. `earliest`
 * was pressed before any of them.
 */
export const repeatPresses = (held: HeldPresses, earliest: HTMLElement | null): unknown =>
  requestAnimationFrame(() => void repeatAll(held, earliest))

async function repeatAll(held: HeldPresses, earliest: HTMLElement | null): Promise<void> {
  // Emptied first: from now on, events are for the widget.
  const presses = held.splice(0)
  if (earliest) presses.unshift({ target: earliest, event: new MouseEvent('click') })
  for (const [place, { target, event }] of presses.entries()) {
    target.removeAttribute('aria-busy')
    // Whoever presses again what has not answered wants it once; but every step of a count counts.
    const isPressedAgain = presses.slice(place + 1).some((later) => later.target === target)
    if (isPressedAgain && !target.matches(COUNT_STEP)) continue
    if (target.isConnected) repeat(event, target)
    // React renders the effect of a press after it: a count that was raised is the one to add.
    await Promise.resolve()
  }
}

function repeat(event: Event, target: HTMLElement): void {
  const again = { bubbles: true, cancelable: true }
  if (target instanceof HTMLFormElement) target.requestSubmit()
  else if (event instanceof KeyboardEvent)
    target.dispatchEvent(new KeyboardEvent('keydown', { ...again, key: event.key, code: event.code }))
  else {
    // Tabs react to mousedown, other controls to click.
    target.dispatchEvent(new MouseEvent('mousedown', again))
    target.click()
  }
}
