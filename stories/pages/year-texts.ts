/** A heading and the text under it. */
export interface TitledText {
  title: string
  text: string
}

/** The texts of the page in one language. */
export interface YearTexts {
  slides: readonly [TitledText, TitledText, TitledText]
  goods: string
  rooms: { title: string; names: readonly [string, string, string, string] }
  promises: readonly [TitledText, TitledText, TitledText]
  chosen: TitledText & { button: string }
  months: {
    title: string
    slides: readonly [TitledText, TitledText, TitledText, TitledText, TitledText, TitledText]
  }
  steps: readonly [TitledText, TitledText, TitledText]
  twoSides: TitledText
  colours: TitledText & { alts: readonly [string, string, string, string] }
  rug: TitledText & { more: string; alts: readonly [string, string, string] }
  ways: { title: string; items: readonly [TitledText, TitledText] }
  care: { title: string; alt: string; items: readonly [TitledText, TitledText, TitledText] }
  video: string
  summer: TitledText & { button: string }
  special: string
  artisans: string
  blog: { title: string; button: string }
  answers: string
  newsletter: TitledText
}
