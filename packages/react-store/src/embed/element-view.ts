import type { ComponentType } from 'react'

/** The attributes of an element by name; null for one that is not set. */
export type Attributes = Readonly<Record<string, string | null>>

export interface Rendering {
  readonly attributes: Attributes
}

/** The React view of an element, loaded when the element approaches the viewport. */
export interface ElementView {
  readonly Render: ComponentType<Rendering>
  /** Its style sheet, added to the base sheet of all elements. */
  readonly sheet: string
}
