import { node } from '#content/node.ts'
import { scene } from '#content/photo.ts'
import { column, paragraph, type DemoArticle } from '../demo-article.ts'
import { en, type TushKyizTexts } from './en.ts'
import { kg } from './kg.ts'
import { ru } from './ru.ts'

const IMAGES = [
  scene('tush-kyiz', 'square', 14, '#642d48', '#d9922e'),
  scene('tush-kyiz', 'square', 15, '#2d3f66', '#ece5d8'),
]

export const tushKyizGap: DemoArticle<TushKyizTexts> = {
  url: 'the-gap-in-the-frame',
  category: 'patterns',
  daysAgo: 30,
  photo: scene('tush-kyiz', 'wide', 14, '#642d48', '#d9922e'),
  texts: { en, ru, kg },
  layout: (t) => [
    column(
      paragraph(t.opening),
      node('Images', { count: 2, images: IMAGES.map((src, place) => ({ src, alt: t.photos[place] })) }),
      paragraph(t.second),
    ),
  ],
}
