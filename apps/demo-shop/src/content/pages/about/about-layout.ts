import type { BlockNode } from '@shyrdak/sdk/blocks'
import { node } from '#content/node.ts'
import { photo, scene } from '#content/photo.ts'
import { section } from '#content/prose.ts'
import type { AboutTexts } from './en.ts'

const rug = (
  model: 'shyrdak' | 'ala-kiyiz',
  view: 'flat' | 'room' | 'detail',
  main: string,
  accent: string,
): string => photo({ kind: 'rug', model, view, main, accent, seed: 21 })

/** The images of each place: normal, and on hover. */
const PLACES = [
  [rug('shyrdak', 'flat', '#a8322a', '#3a3836'), rug('shyrdak', 'detail', '#a8322a', '#3a3836')],
  [rug('ala-kiyiz', 'flat', '#2f8b8f', '#ece5d8'), rug('ala-kiyiz', 'room', '#2f8b8f', '#ece5d8')],
  [
    photo({ kind: 'hat', model: 'kalpak', view: 'front', main: '#ece5d8', accent: '#3a3836', seed: 4 }),
    scene('tush-kyiz', 'square', 9, '#642d48', '#d9922e'),
  ],
] as const

const SLIDES = [
  { image: scene('rugs', 'wide', 12), href: '/categories/rugs' },
  { image: scene('felt-stack', 'wide', 3), href: '/artisans' },
  { image: scene('rolling', 'wide', 19), href: '/pages/contacts' },
]

/** About the shop: its story, places, principles, and the workshops one by one. */
export const aboutLayout = (t: AboutTexts): readonly BlockNode[] => [
  node(
    'Container',
    { width: 'full' },
    node('Banner', {
      image: scene('jailoo', 'wide', 14),
      title: t.hero.title,
      content: `<p>${t.hero.text}</p>`,
      buttonText: t.hero.button,
      buttonLink: '/artisans',
      height: 560,
    }),
  ),
  node(
    'Container',
    {},
    node(
      'Testing',
      { styles: { alignItems: 'center' } },
      node('TestCol', { width: '56%' }, section(t.story)),
      node(
        'TestCol',
        {},
        node('ImageComponent', {
          src: scene('maker-elechek', 'square', 5),
          alt: t.story.caption,
          content: `<p>${t.story.caption}</p>`,
        }),
      ),
    ),
    node('NestedContainer', { count: 3 }, ...t.numbers.map((number) => section(number, 3))),
  ),
  node(
    'Container',
    {},
    section(t.places),
    node(
      'Testing',
      {},
      ...t.places.cards.map(({ title, text, alts }, place) =>
        node(
          'TestCol',
          {},
          node('ImageComponentWithHover', {
            images: (PLACES[place] ?? []).map((src, which) => ({ src, alt: alts[which] })),
            title,
            text,
            href: '/artisans',
          }),
        ),
      ),
    ),
  ),
  node('Divider', { ornament: 'shyrdak' }),
  node(
    'Container',
    {},
    node('Paragraph', { content: `<h2>${t.rules.title}</h2>` }),
    node('Testing', {}, ...t.rules.items.map((rule) => node('TestCol', {}, section(rule, 3)))),
  ),
  node('Container', {}, node('AllArtisans', { title: t.artisans })),
  node(
    'Container',
    {},
    node('BigSlider', {
      items: t.slides.map(({ title, text, button }, place) => ({
        id: place + 1,
        image: SLIDES[place]?.image ?? '',
        content: `<h2>${title}</h2><p>${text}</p>`,
        buttons: [{ href: SLIDES[place]?.href ?? '/', textButton: button }],
      })),
    }),
  ),
]
