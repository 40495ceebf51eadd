import { useState, type KeyboardEvent } from 'react'
import { Icon } from '../icon/icon.tsx'
import { clampCount, readCount } from './count.ts'

export interface QuantityProps {
  /** A whole number from 1 to `max`. */
  value: number
  /** The most there is; the plus is off when it is reached. */
  max: number
  onChange: (count: number) => void
  /** `label` names the number, with the thing it counts: `Count of Slippers «Ala-Too»`. */
  labels: { label: string; decrease: string; increase: string }
  /** Sent with a form under this name. */
  name?: string | undefined
  disabled?: boolean | undefined
}

const STEP: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 }

/**
 * A count with minus and plus, never below 1 nor above `max`. A typed number is taken when the person leaves
 * the field or presses Enter; what is no number is put back.
 */
export function Quantity({ value, max, onChange, labels, name, disabled = false }: QuantityProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const go = (count: number) => {
    setDraft(null)
    const next = clampCount(count, max)
    if (!disabled && next !== value) onChange(next)
  }
  const take = () => {
    if (draft !== null) go(readCount(draft) ?? value)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEP[event.key]
    if (step === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (step === undefined) take()
    else go(value + step)
  }
  return (
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
        onClick={() => go(value - 1)}
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
        onBlur={take}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        className="shyrdak-quantity-step"
        aria-label={labels.increase}
        aria-disabled={disabled || value >= max || undefined}
        onClick={() => go(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  )
}
