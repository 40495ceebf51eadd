import { node } from '#content/node.ts'
import { photo, scene } from '#content/photo.ts'
import { column, paragraph, type DemoArticle } from '../demo-article.ts'
import { en, type OneKnifeTexts } from './en.ts'
import { kg } from './kg.ts'
import { ru } from './ru.ts'

const VIEWS = ['room', 'flat', 'detail'] as const
const rug = (view: (typeof VIEWS)[number]) =>
  photo({ kind: 'rug', model: 'shyrdak', view, main: '#a8322a', accent: '#ece5d8', seed: 44 })

export const oneKnifeTwoRugs: DemoArticle<OneKnifeTexts> = {
  url: 'one-knife-two-rugs',
  category: 'craft',
  daysAgo: 41,
  photo: scene('ornament', 'wide', 44),
  texts: { en, ru, kg },
  layout: (t) => [
    column(paragraph(t.opening)),
    node(
      'Container',
      {},
      node('GridImages', {
        images: VIEWS.map((view, place) => ({ src: rug(view), alt: t.photos[place] })),
        description: t.caption,
        moreInfo: t.more,
      }),
    ),
    column(paragraph(t.second)),
  ],
}
