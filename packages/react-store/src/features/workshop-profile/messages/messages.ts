import type { WorkshopLine, WorkshopText } from '@shyrdak/state-machines/workshop-profile/rules'

interface TitledText {
  readonly title: string
  readonly text: string
}

export interface WorkshopProfileMessages {
  readonly see: string
  readonly newTab: string
  readonly unnamed: string
  readonly notShown: string
  readonly notShownText: string
  readonly found: string
  readonly languageOfAll: string
  readonly languageOf: (field: string) => string
  readonly empty: string
  readonly written: (count: number, all: number) => string
  readonly count: (length: string, most: string) => string
  readonly sections: Readonly<
    Record<'title' | 'hello' | 'about' | 'film' | 'person' | 'contacts', TitledText>
  >
  readonly fields: Readonly<Record<WorkshopText | WorkshopLine, string>>
  readonly hints: Readonly<Record<WorkshopLine, string>>
  readonly links: TitledText & {
    readonly none: string
    readonly url: string
    readonly name: string
    readonly hint: string
    readonly add: string
    readonly remove: (name: string) => string
    readonly full: string
  }
  readonly save: string
  readonly saveFirst: string
  readonly discard: string
  readonly saving: string
  readonly saved: string
  readonly unsaved: string
  readonly wrong: (count: number) => string
  readonly failed: string
}
