import type { ComponentType } from 'react'

/** The attributes of an element by name; null where one is not set. */
export type Attributes = Readonly<Record<string, string | null>>

export interface Rendering {
  readonly attributes: Attributes
}

/** What renders an element, loaded when it approaches the viewport. */
export interface ElementView {
  readonly Render: ComponentType<Rendering>
  /** Its style sheet, added to the one shared by all elements. */
  readonly sheet: string
}
