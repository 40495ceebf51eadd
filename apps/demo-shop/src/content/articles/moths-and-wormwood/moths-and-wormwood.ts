import { node } from '#content/node.ts'
import { scene } from '#content/photo.ts'
import { column, paragraph, type DemoArticle } from '../demo-article.ts'
import { en, type MothsTexts } from './en.ts'
import { kg } from './kg.ts'
import { ru } from './ru.ts'

export const mothsAndWormwood: DemoArticle<MothsTexts> = {
  url: 'moths-and-wormwood',
  category: 'care-of-felt',
  daysAgo: 72,
  photo: scene('felt-stack', 'wide', 33, '#8e9c7c', '#dfcfae'),
  texts: { en, ru, kg },
  layout: (t) => [
    column(
      paragraph(t.opening),
      node('ImageComponent', {
        src: scene('felt-stack', 'wide', 34),
        alt: t.photo,
        content: `<p>${t.photo}</p>`,
      }),
      node('NestedContainer', {}, paragraph(`<h3>${t.planTitle}</h3>${t.plan}`)),
      paragraph(t.second),
    ),
  ],
}
