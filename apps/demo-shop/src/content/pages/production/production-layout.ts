import type { BlockNode } from '@shyrdak/sdk/blocks'
import { node } from '#content/node.ts'
import { photo, scene } from '#content/photo.ts'
import { opening, section } from '#content/prose.ts'
import type { ProductionTexts } from './en.ts'

const SLIDES = [
  scene('jailoo', 'wide', 8),
  scene('dye', 'wide', 5, '#a8322a', '#d9922e'),
  scene('rolling', 'wide', 4, '#2d3f66'),
  scene('ornament', 'wide', 12),
  scene('maker-kerchief', 'wide', 6),
  scene('yurt', 'wide', 3),
]

const KINDS = [
  photo({ kind: 'rug', model: 'shyrdak', view: 'room', main: '#a8322a', accent: '#ece5d8', seed: 31 }),
  photo({ kind: 'rug', model: 'ala-kiyiz', view: 'room', main: '#2d3f66', accent: '#ece5d8', seed: 8 }),
  scene('tush-kyiz', 'square', 5),
  photo({
    kind: 'slipper',
    model: 'closed-kochkor',
    view: 'pair',
    main: '#b9b4ab',
    accent: '#a8322a',
    seed: 6,
  }),
]

const COLOURS = [
  scene('dye', 'square', 1, '#a8322a', '#642d48'),
  scene('dye', 'square', 2, '#d9922e', '#b88a2a'),
  scene('wool', 'square', 3, '#5f4331', '#b48a5c'),
  scene('wool', 'square', 4, '#2d3f66', '#7fa3bb'),
]

const VIEWS = ['room', 'flat', 'detail'] as const
const shyrdak = (view: (typeof VIEWS)[number]) =>
  photo({ kind: 'rug', model: 'shyrdak-medallion', view, main: '#5f4331', accent: '#ece5d8', seed: 17 })

const kind = ({ text, alt }: { text: string; alt: string }, src: string): BlockNode =>
  node(
    'Testing',
    { styles: { alignItems: 'center' } },
    node('TestCol', { width: '42%' }, node('PlainImage', { src, alt })),
    node('TestCol', {}, node('Paragraph', { content: text })),
  )

/** The image of each step. */
const STEPS = [
  scene('wool', 'square', 11, '#5f4331', '#b9b4ab'),
  scene('wool', 'square', 19, '#ece5d8', '#d9cfc0'),
  photo({ kind: 'rug', model: 'ala-kiyiz', view: 'flat', main: '#2f8b8f', accent: '#ece5d8', seed: 5 }),
  scene('rolling', 'square', 9),
  scene('felt-stack', 'square', 2),
  scene('jailoo', 'square', 4),
  scene('slippers', 'square', 6),
]

const stepsHead = (t: ProductionTexts): BlockNode[] => [
  node('Paragraph', { content: `<h2>${t.stepsTitle}</h2>` }),
  node('Paragraph', { content: `<p>${t.stepsLead}</p>`, styles: { fontSize: '1.2em' } }),
]

/** Each step with its image. */
const steps = (t: ProductionTexts): BlockNode[] =>
  t.steps.map(({ title, content }, place) =>
    node(
      'TestCol',
      {},
      node('PlainImage', { src: STEPS[place] ?? '', alt: '', width: '24rem' }),
      node('Paragraph', { content: `<h3>${place + 1}. ${title}</h3>${content}` }),
    ),
  )

/** A year of felt, the production steps, and the four products that result. */
export const productionLayout = (t: ProductionTexts): readonly BlockNode[] => [
  opening(t.opening),
  node(
    'Container',
    {},
    node('Carousel', {
      items: SLIDES.map((image, place) => ({ id: place + 1, image, content: t.slides[place] ?? '' })),
    }),
  ),
  node(
    'Container',
    {},
    node('Testing', {}, node('TestCol', {}, ...stepsHead(t)), ...steps(t).slice(0, 3)),
    node('Testing', {}, ...steps(t).slice(3)),
  ),
  node('Divider', { ornament: 'shyrdak' }),
  node(
    'Container',
    {},
    node('Paragraph', { content: `<h2>${t.kindsTitle}</h2>` }),
    node(
      'Tabs',
      { items: t.kinds.map(({ title }) => ({ title })) },
      ...t.kinds.map((one, place) => kind(one, KINDS[place] ?? '')),
    ),
  ),
  node(
    'Container',
    {},
    section(t.colours),
    node('Images', {
      count: 4,
      images: COLOURS.map((src, place) => ({ src, alt: t.colours.list[place] })),
    }),
    node('Paragraph', { content: `<ul>${t.colours.list.map((line) => `<li>${line}</li>`).join('')}</ul>` }),
  ),
  node('Divider', { ornament: 'kochkor', width: '16rem' }),
  node(
    'Container',
    {},
    node('GridImages', {
      images: VIEWS.map((view, place) => ({ src: shyrdak(view), alt: t.rug.photos[place] })),
      description: t.rug.text,
      moreInfo: t.rug.more,
    }),
    node('Button', { buttonText: t.goods, buttonLink: '/categories' }),
  ),
  node('Container', { width: 'full' }, node('Banner', { id: 2, height: 440 })),
  node(
    'Container',
    {},
    node('Blogs', { title: t.blog.title, count: 4, buttonText: t.blog.button, buttonLink: '/blog' }),
  ),
]
