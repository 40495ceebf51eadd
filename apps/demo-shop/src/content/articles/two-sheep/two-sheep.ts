import { node } from '#content/node.ts'
import { scene } from '#content/photo.ts'
import { column, paragraph, type DemoArticle } from '../demo-article.ts'
import { en, type TwoSheepTexts } from './en.ts'
import { kg } from './kg.ts'
import { ru } from './ru.ts'

const IMAGES = [scene('wool', 'square', 12, '#85817b'), scene('jailoo', 'square', 12)]

export const twoSheep: DemoArticle<TwoSheepTexts> = {
  url: 'two-sheep-in-one-slipper',
  category: 'craft',
  daysAgo: 4,
  photo: scene('wool', 'wide', 21, '#85817b', '#dfcfae'),
  texts: { en, ru, kg },
  layout: (t) => [
    column(
      paragraph(t.opening),
      node('Images', { count: 2, images: IMAGES.map((src, place) => ({ src, alt: t.photos[place] })) }),
      paragraph(t.second),
      node('Divider', { ornament: 'kochkor', width: '40%' }),
      paragraph(`<h2>${t.askedTitle}</h2>`),
      node('Accordion', { items: [...t.asked] }),
    ),
  ],
}
