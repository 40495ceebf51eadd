import { node } from '#content/node.ts'
import { scene } from '#content/photo.ts'
import { column, paragraph, type DemoArticle } from '../demo-article.ts'
import { en, type RollingDayTexts } from './en.ts'
import { kg } from './kg.ts'
import { ru } from './ru.ts'

const IMAGES = [
  scene('rolling', 'square', 41),
  scene('maker-elechek', 'square', 41),
  scene('yurt', 'square', 41),
]

export const rollingDayInKochkor: DemoArticle<RollingDayTexts> = {
  url: 'a-day-of-rolling-in-kochkor',
  category: 'people',
  daysAgo: 18,
  photo: scene('rolling', 'wide', 42, '#a8322a', '#ece5d8'),
  texts: { en, ru, kg },
  layout: (t) => [
    column(paragraph(t.opening)),
    node(
      'Container',
      {},
      node('GridImages', {
        images: IMAGES.map((src, place) => ({ src, alt: t.photos[place] })),
        description: t.quote,
      }),
    ),
    column(paragraph(t.second)),
  ],
}
