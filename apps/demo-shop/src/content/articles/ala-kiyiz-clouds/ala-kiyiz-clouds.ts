import { node } from '#content/node.ts'
import { photo, scene } from '#content/photo.ts'
import { column, paragraph, type DemoArticle } from '../demo-article.ts'
import { en, type AlaKiyizTexts } from './en.ts'
import { kg } from './kg.ts'
import { ru } from './ru.ts'

const IMAGES = [
  photo({
    kind: 'rug',
    model: 'ala-kiyiz-sun',
    view: 'flat',
    main: '#a8322a',
    accent: '#d9922e',
    seed: 61,
  }),
  photo({ kind: 'rug', model: 'ala-kiyiz', view: 'room', main: '#2f8b8f', accent: '#ece5d8', seed: 62 }),
  photo({
    kind: 'rug',
    model: 'ala-kiyiz-runner',
    view: 'flat',
    main: '#85817b',
    accent: '#d9922e',
    seed: 63,
  }),
  photo({ kind: 'rug', model: 'ala-kiyiz', view: 'detail', main: '#2d3f66', accent: '#ece5d8', seed: 64 }),
]

export const alaKiyizClouds: DemoArticle<AlaKiyizTexts> = {
  url: 'painting-with-wool',
  category: 'patterns',
  daysAgo: 58,
  photo: scene('rolling', 'wide', 16, '#2f8b8f', '#ece5d8'),
  texts: { en, ru, kg },
  layout: (t) => [
    column(
      paragraph(t.opening),
      node('NestedContainer', {}, paragraph(`<h3>${t.stepsTitle}</h3>${t.steps}`)),
    ),
    node(
      'Container',
      {},
      node('Gallery', { images: IMAGES.map((src, place) => ({ src, alt: t.photos[place] })) }),
    ),
    column(paragraph(t.second)),
  ],
}
