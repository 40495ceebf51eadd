import type { CSSProperties } from 'react'

/** Values that a page hands to a block's sheet, as custom properties; those it does not set are left out. */
export const variables = (
  values: Readonly<Record<`--${string}`, string | number | undefined>>,
): CSSProperties =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as CSSProperties // React's type names no custom properties
