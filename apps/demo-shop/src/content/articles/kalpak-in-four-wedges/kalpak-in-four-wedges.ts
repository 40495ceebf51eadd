import { node } from '#content/node.ts'
import { photo, scene } from '#content/photo.ts'
import { column, paragraph, type DemoArticle } from '../demo-article.ts'
import { en, type KalpakTexts } from './en.ts'
import { kg } from './kg.ts'
import { ru } from './ru.ts'

const hat = (model: 'kalpak' | 'kalpak-tall', view: 'front' | 'angle') =>
  photo({ kind: 'hat', model, view, main: '#ece5d8', accent: '#3a3836', seed: 81 })

const IMAGES = [hat('kalpak', 'front'), hat('kalpak-tall', 'angle')]

export const kalpakInFourWedges: DemoArticle<KalpakTexts> = {
  url: 'a-hat-in-four-wedges',
  category: 'people',
  daysAgo: 84,
  photo: scene('hats', 'wide', 81, '#3a3836', '#ece5d8'),
  texts: { en, ru, kg },
  layout: (t) => [
    column(
      paragraph(t.opening),
      node('Images', { count: 2, images: IMAGES.map((src, place) => ({ src, alt: t.photos[place] })) }),
      paragraph(`<h2>${t.rulesTitle}</h2>`),
      node('Accordion', { items: [...t.rules] }),
      paragraph(t.second),
      node('Button', { buttonText: t.button, buttonLink: '/categories/kalpaks', tone: 'secondary' }),
    ),
  ],
}
