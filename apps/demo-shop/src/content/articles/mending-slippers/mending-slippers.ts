import { node } from '#content/node.ts'
import { photo, scene } from '#content/photo.ts'
import { column, paragraph, type DemoArticle } from '../demo-article.ts'
import type { footwearViews } from '#images/goods/footwear.ts'
import { en, type MendingTexts } from './en.ts'
import { kg } from './kg.ts'
import { ru } from './ru.ts'

const slipper = (view: (typeof footwearViews)[number]) =>
  photo({ kind: 'slipper', model: 'closed-two-tone', view, main: '#85817b', accent: '#d9922e', seed: 71 })

const IMAGES = [slipper('sole'), slipper('pair')]

export const mendingSlippers: DemoArticle<MendingTexts> = {
  url: 'a-new-sole-in-one-evening',
  category: 'care-of-felt',
  daysAgo: 96,
  photo: scene('slippers', 'wide', 71, '#85817b', '#d9922e'),
  texts: { en, ru, kg },
  layout: (t) => [
    column(
      paragraph(t.opening),
      node('Images', { count: 2, images: IMAGES.map((src, place) => ({ src, alt: t.photos[place] })) }),
      paragraph(`<h2>${t.stepsTitle}</h2>`),
      node('Accordion', { items: [...t.steps] }),
      paragraph(t.second),
      node('Button', { buttonText: t.button, buttonLink: '/pages/contacts', tone: 'secondary' }),
    ),
  ],
}
