import { isSafeStyleValue, isStyleProperty } from '@shyrdak/sdk/page-safety'
import type { CSSProperties } from 'react'

interface StyleProps {
  styles?: unknown
  classes?: unknown
}

/** The allowed properties of a style object; undefined if there are none. */
export function style(styles: unknown): CSSProperties | undefined {
  if (typeof styles !== 'object' || styles === null) return undefined
  const safe = Object.entries(styles).filter(
    ([name, value]) =>
      isStyleProperty(name) &&
      ((typeof value === 'number' && Number.isFinite(value)) ||
        (typeof value === 'string' && isSafeStyleValue(value))),
  )
  return safe.length > 0 ? Object.fromEntries(safe) : undefined
}

/** A CSS length; numbers are pixels. Undefined if it is not safe. */
export function length(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value) && value >= 0) return `${value}px`
  if (typeof value !== 'string' || !isSafeStyleValue(value)) return undefined
  return /^\d+(\.\d+)?$/.test(value) ? `${value}px` : value
}

/** Attributes for the root element of a block: its class, and the classes and styles set in the page. */
export function blockStyle(
  { styles, classes }: StyleProps,
  className: string,
): { className: string; style?: CSSProperties } {
  const custom = typeof classes === 'string' && /^[a-zA-Z][\w -]{0,199}$/.test(classes) ? ` ${classes}` : ''
  const inline = style(styles)
  return { className: className + custom, ...(inline && { style: inline }) }
}
