import type { PropPath } from '@shyrdak/sdk/blocks'
import { isRecord } from './is-record.ts'

/** Returns the value at a path; undefined if there is none. */
export function propAt(value: unknown, [step, ...rest]: PropPath): unknown {
  if (step === undefined) return value
  if (Array.isArray(value)) return propAt(value[Number(step)], rest)
  return isRecord(value) && Object.hasOwn(value, step) ? propAt(value[step], rest) : undefined
}

/**
 * Returns a copy with another value at a path; `undefined` removes the field. Everything off the path stays
 * the same object. A path through a missing value changes nothing.
 */
export function withPropAt(value: unknown, [step, ...rest]: PropPath, next: unknown): unknown {
  if (step === undefined) return next
  if (Array.isArray(value)) {
    const index = Number(step)
    if (!Number.isInteger(index) || index < 0 || index >= value.length) return value
    const changed = withPropAt(value[index], rest, next)
    return changed === value[index] ? value : value.with(index, changed)
  }
  if (!isRecord(value)) return value
  const before = Object.hasOwn(value, step) ? value[step] : undefined
  if (rest.length > 0 && before === undefined) return value
  const changed = withPropAt(before, rest, next)
  if (changed === before) return value
  if (changed !== undefined) return { ...value, [step]: changed }
  const { [step]: _, ...others } = value
  return others
}

/** Whether two values of stored content are deeply equal. The order of fields does not matter. */
export function areEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, index) => areEqual(item, other[index]))
    )
  if (!isRecord(one) || !isRecord(other)) return false
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && areEqual(one[name], other[name]))
  )
}
