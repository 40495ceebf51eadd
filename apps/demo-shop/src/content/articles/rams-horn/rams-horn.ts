import { node } from '#content/node.ts'
import { photo, scene } from '#content/photo.ts'
import { column, paragraph, type DemoArticle } from '../demo-article.ts'
import { en, type RamsHornTexts } from './en.ts'
import { kg } from './kg.ts'
import { ru } from './ru.ts'

const rug = (model: 'shyrdak' | 'shyrdak-diamond' | 'shyrdak-medallion' | 'shyrdak-runner', main: string) =>
  photo({ kind: 'rug', model, view: 'flat', main, accent: '#ece5d8', seed: 51 })

const IMAGES = [
  rug('shyrdak', '#a8322a'),
  rug('shyrdak-diamond', '#3a3836'),
  rug('shyrdak-runner', '#2d3f66'),
  rug('shyrdak-medallion', '#5f4331'),
]

export const ramsHorn: DemoArticle<RamsHornTexts> = {
  url: 'the-rams-horn',
  category: 'patterns',
  daysAgo: 9,
  photo: scene('ornament', 'wide', 51, '#3a3836', '#ece5d8'),
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
      node('NestedContainer', {}, paragraph(t.note)),
      node('Button', { buttonText: t.button, buttonLink: '/categories/shyrdaks', tone: 'secondary' }),
    ),
  ],
}
