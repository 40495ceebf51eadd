import { isSafeStyleValue, isStyleProperty } from '@shyrdak/sdk/rules'
import type { CSSProperties } from 'react'

interface Looks {
  styles?: object | undefined
  classes?: string | undefined
}

/** A style of a page: what is on the allow-list, or nothing. */
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

/** A length of a page: pixels when it is a number. */
export function length(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value) && value >= 0) return `${value}px`
  if (typeof value !== 'string' || !isSafeStyleValue(value)) return undefined
  return /^\d+(\.\d+)?$/.test(value) ? `${value}px` : value
}

/** What the root of every block carries: its class, the page's own classes, and the page's style. */
export function look(
  { styles, classes }: Looks,
  className: string,
): { className: string; style?: CSSProperties } {
  const own = typeof classes === 'string' && /^[a-zA-Z][\w -]{0,199}$/.test(classes) ? ` ${classes}` : ''
  const rendered = style(styles)
  return { className: className + own, ...(rendered && { style: rendered }) }
}
