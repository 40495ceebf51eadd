import { node } from '#content/node.ts'
import { scene } from '#content/photo.ts'
import { column, paragraph, type DemoArticle } from '../demo-article.ts'
import { en, type JuneTexts } from './en.ts'
import { kg } from './kg.ts'
import { ru } from './ru.ts'

const IMAGES = [
  scene('jailoo', 'tile', 52),
  scene('yurt', 'tile', 53),
  scene('jailoo', 'tile', 54),
  scene('wool', 'tile', 55),
]

export const juneOnTheJailoo: DemoArticle<JuneTexts> = {
  url: 'june-on-the-jailoo',
  category: 'people',
  daysAgo: 49,
  photo: scene('jailoo', 'wide', 52),
  texts: { en, ru, kg },
  layout: (t) => [
    column(paragraph(t.opening)),
    node(
      'Container',
      {},
      node('Gallery', { images: IMAGES.map((src, place) => ({ src, alt: t.photos[place] })) }),
    ),
    column(paragraph(t.second)),
  ],
}
