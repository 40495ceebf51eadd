import type { ComponentType } from 'react'
import type { MessageNamespace } from '../locales/messages.ts'

/** What was said of an element, by attribute; null where nothing was. */
export type Attributes = Readonly<Record<string, string | null>>

export interface Rendering {
  readonly attributes: Attributes
  /** Origin of the API. */
  readonly apiHost: string
}

/** What an element lives by once it is near. */
export interface ElementView {
  readonly Render: ComponentType<Rendering>
  /** The words it shows, loaded before it is drawn. */
  readonly messages: readonly MessageNamespace[]
  /** Its styles, beside those that all elements share. */
  readonly sheet: string
}
