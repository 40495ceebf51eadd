import type { ComponentType } from 'react'
import type { WordsJourney } from '../locales/words.ts'

/** What was said of an element, by attribute; null where nothing was. */
export type Attributes = Readonly<Record<string, string | null>>

export interface Drawing {
  readonly attributes: Attributes
  /** Origin of the API. */
  readonly apiHost: string
}

/** What an element lives by once it is near. */
export interface ElementView {
  readonly Draw: ComponentType<Drawing>
  /** The words it shows, loaded before it is drawn. */
  readonly words: readonly WordsJourney[]
  /** Its styles, beside those that all elements share. */
  readonly sheet: string
}
