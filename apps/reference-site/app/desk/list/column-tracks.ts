import type { CSSProperties } from 'react'

/** The style that gives the rows and headings of a list the widths of its columns. */
export function columnTracks({ columns }: { columns: Readonly<Record<string, { width?: string }>> }) {
  const widths = Object.values(columns).map(({ width = 'minmax(0, 1fr)' }) => width)
  return { '--site-desk-columns': widths.join(' ') } as CSSProperties // custom properties are not typed
}
