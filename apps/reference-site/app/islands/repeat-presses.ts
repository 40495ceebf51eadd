import { COUNT_STEP } from './count-step.ts'

export interface HeldPress {
  readonly target: HTMLElement
  readonly event: Event
}

/**
 * What was pressed before an island was awake, in the order of the presses: every step of a count, and the last press
 * of each other control.
 */
export type HeldPresses = Set<HeldPress>

/**
 * Repeats the presses that were held back, once the widget has rendered the choices made before them. `earliest`
 * was pressed before any of them.
 */
export const repeatPresses = (held: HeldPresses, earliest: HTMLElement | null): unknown =>
  requestAnimationFrame(() => void repeatAll(held, earliest))

async function repeatAll(held: HeldPresses, earliest: HTMLElement | null): Promise<void> {
  const presses = [...held]
  if (earliest && (earliest.matches(COUNT_STEP) || presses.every(({ target }) => target !== earliest)))
    presses.unshift({ target: earliest, event: new MouseEvent('click') })
  // Emptied first: from now on, events are for the widget.
  held.clear()
  for (const { target, event } of presses) {
    target.removeAttribute('aria-busy')
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
