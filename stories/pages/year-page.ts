import type { BlockName, BlockNode, BlockProps } from '@shyrdak/sdk/blocks'
import type { TitledText, YearTexts } from './year-texts.ts'

/** Block props before sanitizing: HTML is plain text. */
type Unsanitized<Props> = {
  [Prop in keyof Props]: Props[Prop] extends string | undefined
    ? string
    : Props[Prop] extends readonly (infer Item)[] | undefined
      ? readonly Unsanitized<Item>[]
      : Props[Prop] extends object | undefined
        ? Unsanitized<Props[Prop]>
        : Props[Prop]
}

const node = <Name extends BlockName>(
  componentName: Name,
  props: Partial<Unsanitized<BlockProps<Name>>> = {},
  ...children: BlockNode[]
): BlockNode => ({ componentName, props, ...(children.length > 0 && { children }) })

const media = (photo: string) => `/media/${photo}.jpg`
const headed = ({ title, text }: TitledText, level = 2) => `<h${level}>${title}</h${level}><p>${text}</p>`
const paragraph = (content: string) => node('Paragraph', { content })
const heading = (title: string) => paragraph(`<h2>${title}</h2>`)
const section = (...children: BlockNode[]) => node('Container', {}, ...children)

const SLIDES = ['jailoo', 'yurt', 'felt-stack']
const ROOMS = ['slippers', 'rug', 'kalpak', 'shelf']
const PROMISES = ['maker', 'jailoo', 'mule']
const MONTHS = ['wool', 'dye', 'rolling', 'ornament', 'maker', 'jailoo']
const STEPS = ['wool', 'rolling', 'dye']
const COLOURS = ['dye', 'wool', 'felt-stack', 'shelf']
const RUG = ['ornament', 'maker', 'felt-stack']

const at = (photos: readonly string[], index: number) => media(photos[index] ?? 'wool')

const opening = (t: YearTexts) => [
  node(
    'Container',
    { width: 'full' },
    node('BigSlider', {
      items: t.slides.map((slide, index) => ({
        id: index + 1,
        image: at(SLIDES, index),
        content: headed(slide, index === 0 ? 1 : 2),
        buttons: index === 0 ? [{ href: '/categories', textButton: t.goods }] : [],
      })),
    }),
  ),
  section(
    heading(t.rooms.title),
    node('Gallery', {
      images: t.rooms.names.map((title, index) => ({ src: at(ROOMS, index), title, href: '/categories' })),
    }),
  ),
  section(
    node(
      'NestedContainer',
      { count: 3 },
      ...t.promises.map(({ title, text }, index) =>
        node('Icon', { src: at(PROMISES, index), title, text, width: 96, height: 96 }),
      ),
    ),
  ),
]

const goods = (t: YearTexts) => [
  section(
    node('Products', {
      title: t.chosen.title,
      catigories: [{ catigory: 1 }, { catigory: 12 }],
      count: 6,
      buttonText: t.chosen.button,
      buttonLink: '/categories',
      banner: { image: media('jailoo'), title: t.chosen.text, href: '/production' },
    }),
  ),
  node('Divider', { ornament: 'kochkor' }),
]

const making = (t: YearTexts) => [
  section(
    heading(t.months.title),
    node('Carousel', {
      items: t.months.slides.map((slide, index) => ({
        id: index + 1,
        image: at(MONTHS, index),
        content: headed(slide, 3),
      })),
    }),
  ),
  section(
    node(
      'Testing',
      {},
      ...t.steps.map((step, index) =>
        node(
          'TestCol',
          {},
          node('ImageComponent', { src: at(STEPS, index), alt: step.title, content: headed(step, 3) }),
        ),
      ),
    ),
    node(
      'Testing',
      { styles: { alignItems: 'center' } },
      node(
        'TestCol',
        { width: '42%' },
        node('ImageComponentWithHover', {
          images: [{ src: media('mule'), alt: t.twoSides.title }, { src: media('mule-sole') }],
          title: t.twoSides.title,
          text: t.twoSides.text,
        }),
      ),
      node(
        'TestCol',
        {},
        paragraph(headed(t.colours)),
        node('Images', {
          count: 4,
          images: t.colours.alts.map((alt, index) => ({ src: at(COLOURS, index), alt })),
        }),
      ),
    ),
  ),
  section(
    node('GridImages', {
      images: t.rug.alts.map((alt, index) => ({ src: at(RUG, index), alt })),
      description: headed(t.rug),
      moreInfo: `<p>${t.rug.more}</p>`,
    }),
    node('Button', { buttonText: t.goods, buttonLink: '/categories', tone: 'secondary' }),
  ),
]

const care = (t: YearTexts) => [
  section(
    heading(t.ways.title),
    node(
      'Tabs',
      { items: t.ways.items.map(({ title }) => ({ title })) },
      ...t.ways.items.map(({ text }) => paragraph(`<p>${text}</p>`)),
    ),
  ),
  section(
    heading(t.care.title),
    node(
      'Testing',
      {},
      node('TestCol', { width: '40%' }, node('PlainImage', { src: media('rolling'), alt: t.care.alt })),
      node(
        'TestCol',
        {},
        node('Accordion', {
          items: t.care.items.map(({ title, text }) => ({ title, content: `<p>${text}</p>` })),
        }),
      ),
    ),
  ),
  section(
    node('VideoComponent', {
      src: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      poster: media('rolling'),
      title: t.video,
    }),
  ),
  node('Banner', {
    image: media('jailoo'),
    title: t.summer.title,
    content: `<p>${t.summer.text}</p>`,
    buttonText: t.summer.button,
    buttonLink: '/categories',
    height: 420,
  }),
]

const people = (t: YearTexts) => [
  section(node('SpecialProduct', { title: t.special, count: 3 })),
  section(node('AllArtisans', { title: t.artisans })),
  node('Divider', { ornament: 'shyrdak' }),
  section(node('Blogs', { title: t.blog.title, count: 4, buttonText: t.blog.button, buttonLink: '/blog' })),
  section(heading(t.answers), node('Tour')),
  node(
    'Container',
    { width: 'text' },
    node('MailingForm', { title: t.newsletter.title, content: `<p>${t.newsletter.text}</p>` }),
    node('Form'),
  ),
]

/** A page that uses every block. */
export const yearPage = (t: YearTexts): readonly BlockNode[] => [
  ...opening(t),
  ...goods(t),
  ...making(t),
  ...care(t),
  ...people(t),
]
