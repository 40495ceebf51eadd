import type { CSSProperties } from 'react'

/** CSS custom properties for a block's stylesheet; undefined values are omitted. */
export const variables = (
  values: Readonly<Record<`--${string}`, string | number | undefined>>,
): CSSProperties =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as CSSProperties // CSSProperties does not allow custom properties
