/** A heading and the text under it. */
export interface AlertText {
  title: string
  text: string
}

/** What the page of the year of felt says, in one language. */
export interface YearTexts {
  slides: readonly [AlertText, AlertText, AlertText]
  goods: string
  rooms: { title: string; names: readonly [string, string, string, string] }
  promises: readonly [AlertText, AlertText, AlertText]
  chosen: AlertText & { button: string }
  months: {
    title: string
    slides: readonly [AlertText, AlertText, AlertText, AlertText, AlertText, AlertText]
  }
  steps: readonly [AlertText, AlertText, AlertText]
  twoSides: AlertText
  colours: AlertText & { alts: readonly [string, string, string, string] }
  rug: AlertText & { more: string; alts: readonly [string, string, string] }
  ways: { title: string; items: readonly [AlertText, AlertText] }
  care: { title: string; alt: string; items: readonly [AlertText, AlertText, AlertText] }
  film: string
  summer: AlertText & { button: string }
  special: string
  workshops: string
  blog: { title: string; button: string }
  answers: string
  emails: AlertText
}
