import type { PageTexts } from '#content/demo-page.ts'

interface Link {
  title: string
  text: string
}

export interface HomeTexts extends PageTexts {
  hero: Link & { goods: string }
  sections: string
  sectionNames: Readonly<
    Record<'men' | 'women' | 'children' | 'rugs' | 'cushions' | 'hats' | 'bags' | 'home', string>
  >
  chosen: string
  allGoods: string
  craft: Link & { steps: readonly [Link, Link, Link]; button: string }
  rug: { title: string; text: string; more: string; photos: readonly [string, string, string] }
  special: { title: string; button: string }
  blog: { title: string; button: string }
  notes: readonly [Link, Link, Link, Link]
  emails: Link
}
