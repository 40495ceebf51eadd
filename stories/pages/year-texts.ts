/** A heading and the text under it. */
export interface Told {
  title: string
  text: string
}

/** What the page of the year of felt says, in one language. */
export interface YearTexts {
  slides: readonly [Told, Told, Told]
  goods: string
  rooms: { title: string; names: readonly [string, string, string, string] }
  promises: readonly [Told, Told, Told]
  chosen: Told & { button: string }
  months: { title: string; slides: readonly [Told, Told, Told, Told, Told, Told] }
  steps: readonly [Told, Told, Told]
  twoSides: Told
  colours: Told & { alts: readonly [string, string, string, string] }
  rug: Told & { more: string; alts: readonly [string, string, string] }
  ways: { title: string; items: readonly [Told, Told] }
  care: { title: string; alt: string; items: readonly [Told, Told, Told] }
  film: string
  summer: Told & { button: string }
  special: string
  workshops: string
  blog: { title: string; button: string }
  answers: string
  letters: Told
}
