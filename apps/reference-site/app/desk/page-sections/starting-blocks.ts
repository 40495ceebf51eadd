import type { BlockName, BlockNode } from '@shyrdak/sdk/blocks'
import type { SayStarting } from './starting-texts.ts'

export const node = (componentName: BlockName, props: object = {}, ...children: BlockNode[]): BlockNode => ({
  componentName,
  props: { ...props },
  ...(children.length > 0 && { children }),
})

const paragraphs = (say: SayStarting) => `<p>${say('paragraph')}</p>`
const link = (say: SayStarting) => ({ buttonText: say('button'), buttonLink: '/categories' })
/** A photo is chosen by whoever makes the page: it is asked for where it is missing. */
const PHOTO = ''

type Start = (say: SayStarting) => BlockNode

/** What a block is before anybody has filled it in: something to see and to write over. */
export const STARTING_BLOCKS: Readonly<Record<BlockName, Start>> = {
  Paragraph: (say) => node('Paragraph', { content: `<h2>${say('heading')}</h2>${paragraphs(say)}` }),
  Container: () => node('Container'),
  NestedContainer: (say) => node('NestedContainer', { count: 3 }, ...[1, 2, 3].map(() => factOf(say))),
  Testing: (say) => node('Testing', {}, ...[1, 2].map(() => node('TestCol', {}, textOf(say)))),
  TestCol: (say) => node('TestCol', {}, textOf(say)),
  Tabs: (say) =>
    node(
      'Tabs',
      { items: [{ title: say('tab') }, { title: say('secondTab') }] },
      node('Container', {}, textOf(say)),
      node('Container', {}, textOf(say)),
    ),
  Divider: () => node('Divider', { ornament: 'kochkor' }),
  Button: (say) => node('Button', { ...link(say), tone: 'primary' }),
  Images: () => node('Images', { images: [{ src: PHOTO }], count: 4 }),
  Accordion: (say) =>
    node('Accordion', {
      items: [
        { title: say('question'), content: `<p>${say('answer')}</p>` },
        { title: say('secondQuestion'), content: `<p>${say('answer')}</p>` },
      ],
    }),
  Form: (say) => node('Form', { title: say('contact'), content: `<p>${say('contactText')}</p>` }),
  MailingForm: (say) =>
    node('MailingForm', { title: say('newsletter'), content: `<p>${say('newsletterText')}</p>` }),
  Icon: (say) => node('Icon', { src: PHOTO, title: say('title'), text: say('factText') }),
  Gallery: () => node('Gallery', { images: [{ src: PHOTO }] }),
  ImageComponent: (say) => node('ImageComponent', { src: PHOTO, content: `<p>${say('caption')}</p>` }),
  ImageComponentWithHover: (say) =>
    node('ImageComponentWithHover', { images: [{ src: PHOTO }], title: say('title'), text: say('factText') }),
  VideoComponent: () => node('VideoComponent', { src: '' }),
  Banner: (say) =>
    node('Banner', { title: say('title'), content: paragraphs(say), ...link(say), height: 480 }),
  Blogs: (say) =>
    node('Blogs', {
      title: say('articles'),
      count: 4,
      buttonText: say('allArticles'),
      buttonLink: '/blog',
    }),
  Carousel: () => node('Carousel', { items: [{ id: 'slide-1', image: PHOTO }] }),
  Tour: () => node('Tour'),
  BigSlider: (say) =>
    node('BigSlider', {
      items: [{ id: 'slide-1', image: PHOTO, content: `<h2>${say('title')}</h2>${paragraphs(say)}` }],
    }),
  PlainImage: () => node('PlainImage', { src: PHOTO }),
  GridImages: () => node('GridImages', { images: [{ src: PHOTO }] }),
  Products: (say) =>
    node('Products', {
      title: say('goods'),
      count: 6,
      buttonText: say('allGoods'),
      buttonLink: '/categories',
    }),
  SpecialProduct: (say) =>
    node('SpecialProduct', {
      title: say('special'),
      count: 3,
      buttonText: say('allWorkshops'),
      buttonLink: '/artisans',
    }),
  AllArtisans: (say) => node('AllArtisans', { title: say('workshops') }),
}

const textOf: Start = (say) => node('Paragraph', { content: paragraphs(say) })
const factOf: Start = (say) =>
  node('Paragraph', { content: `<h3>${say('fact')}</h3><p>${say('factText')}</p>` })
