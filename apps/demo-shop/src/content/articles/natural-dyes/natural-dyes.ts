import { node } from '#content/node.ts'
import { scene } from '#content/photo.ts'
import { column, paragraph, type DemoArticle } from '../demo-article.ts'
import { en, type NaturalDyesTexts } from './en.ts'
import { kg } from './kg.ts'
import { ru } from './ru.ts'

const IMAGES = [
  scene('dye', 'square', 11, '#a8322a', '#d9922e'),
  scene('wool', 'square', 7, '#a8322a', '#c9828a'),
  scene('wool', 'square', 9, '#5f4331', '#b48a5c'),
  scene('dye', 'square', 13, '#2d3f66', '#2f8b8f'),
]

export const naturalDyes: DemoArticle<NaturalDyesTexts> = {
  url: 'madder-walnut-indigo',
  category: 'craft',
  daysAgo: 23,
  photo: scene('dye', 'wide', 9, '#a8322a', '#5f4331'),
  texts: { en, ru, kg },
  layout: (t) => [
    column(paragraph(t.opening)),
    node(
      'Container',
      {},
      node('Images', { count: 4, images: IMAGES.map((src, place) => ({ src, alt: t.photos[place] })) }),
    ),
    column(
      paragraph(t.second),
      node('NestedContainer', {}, paragraph(`<h3>${t.rules.title}</h3>${t.rules.list}`)),
      paragraph(t.closing),
    ),
  ],
}
