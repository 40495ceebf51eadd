import { useState, type KeyboardEvent } from 'react'
import { Icon } from '../icon/icon.tsx'
import { clampCount, parseCount } from './count.ts'

export interface QuantityProps {
  /** An integer from 1 to `max`. */
  value: number
  /** Maximum count, usually the available stock. */
  max: number
  onChange: (count: number) => void
  /**
   * `label` is the accessible name, including the product: `Count of Slippers «Ala-Too»`. `corrected` states
   * the maximum after a typed value was corrected.
   */
  labels: { label: string; decrease: string; increase: string; corrected?: string }
  /** Name of the form field. */
  name?: string | undefined
  disabled?: boolean | undefined
}

/** Enter commits the typed count. */
const STEP: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, Enter: 0 }

/**
 * A count with minus and plus buttons, from 1 to `max`. A typed number takes effect on blur or Enter; a
 * number out of range is clamped and other text is reset, which is announced. Source: spec §4, cart rules.
 */
export function Quantity({ value, max, onChange, labels, name, disabled = false }: QuantityProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const [typed, setTyped] = useState(1)
  const [requested, setRequested] = useState(value)
  const [shown, setShown] = useState({ value, max })
  const change = (count: number | null) => {
    setDraft(null)
    setTyped(count ?? 0)
    setRequested(count ?? value)
    const next = clampCount(count ?? value, max)
    if (!disabled && next !== value) onChange(next)
  }
  const commit = () => {
    if (draft !== null) change(parseCount(draft))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEP[event.key]
    if (step === undefined) return
    event.preventDefault()
    if (step) change((parseCount(draft ?? '') ?? value) + step)
    else commit()
  }
  if (value !== shown.value || max !== shown.max) {
    setShown({ value, max })
    // A count that does not follow from the typed one, for example after the goods were added, ends the
    // correction.
    if (value !== clampCount(requested, max)) {
      setTyped(value)
      setRequested(value)
    }
  }
  // The maximum may also fall below the typed count, for example when another size is chosen.
  const correction = clampCount(typed, max) !== typed && labels.corrected
  return (
    <>
      <div
        className="shyrdak-quantity"
        role="group"
        aria-label={labels.label}
        data-disabled={disabled || undefined}
      >
        <button
          type="button"
          className="shyrdak-quantity-step"
          aria-label={labels.decrease}
          aria-disabled={disabled || value <= 1 || undefined}
          onClick={() => change(value - 1)}
        >
          <Icon name="minus" />
        </button>
        <input
          className="shyrdak-quantity-count"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          role="spinbutton"
          aria-label={labels.label}
          aria-valuenow={value}
          aria-valuemin={1}
          aria-valuemax={max}
          name={name}
          disabled={disabled}
          value={draft ?? String(value)}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className="shyrdak-quantity-step"
          aria-label={labels.increase}
          aria-disabled={disabled || value >= max || undefined}
          onClick={() => change(value + 1)}
        >
          <Icon name="plus" />
        </button>
      </div>
      <p className="shyrdak-quantity-message" role="status">
        {correction}
      </p>
    </>
  )
}
