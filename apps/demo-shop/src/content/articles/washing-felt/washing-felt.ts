import { node } from '#content/node.ts'
import { scene } from '#content/photo.ts'
import { column, paragraph, type DemoArticle } from '../demo-article.ts'
import { en, type WashingFeltTexts } from './en.ts'
import { kg } from './kg.ts'
import { ru } from './ru.ts'

const IMAGES = [scene('slippers', 'square', 31), scene('shelf', 'square', 31)]

export const washingFelt: DemoArticle<WashingFeltTexts> = {
  url: 'felt-and-water',
  category: 'care-of-felt',
  daysAgo: 14,
  photo: scene('slippers', 'wide', 31, '#2f8b8f', '#ece5d8'),
  texts: { en, ru, kg },
  layout: (t) => [
    column(
      paragraph(t.opening),
      paragraph(`<h2>${t.stainsTitle}</h2>`),
      node('Accordion', { items: [...t.stains] }),
      node('Images', { count: 2, images: IMAGES.map((src, place) => ({ src, alt: t.photos[place] })) }),
      paragraph(t.second),
    ),
  ],
}
