import type { BlockName, BlockNode } from '@shyrdak/sdk/blocks'
import type { SayStarting } from './starting-texts.ts'

export const node = (componentName: BlockName, props: object = {}, ...children: BlockNode[]): BlockNode => ({
  componentName,
  props: { ...props },
  ...(children.length > 0 && { children }),
})

/** Empty for an empty text, since an empty heading would still be announced. */
export const html = (tag: 'h2' | 'h3' | 'p', text: string) => (text === '' ? '' : `<${tag}>${text}</${tag}>`)
const paragraphs = (say: SayStarting) => html('p', say('paragraph'))
const link = (say: SayStarting) => ({ buttonText: say('button'), buttonLink: '/categories' })
/** Photos are left for the author to choose; a missing one is reported. */
const PHOTO = ''

type Start = (say: SayStarting) => BlockNode

/** The initial state of each block, with sample content. */
export const STARTING_BLOCKS: Readonly<Record<BlockName, Start>> = {
  Paragraph: (say) => node('Paragraph', { content: html('h2', say('heading')) + paragraphs(say) }),
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
        { title: say('question'), content: html('p', say('answer')) },
        { title: say('secondQuestion'), content: html('p', say('answer')) },
      ],
    }),
  Form: (say) => node('Form', { title: say('contact'), content: html('p', say('contactText')) }),
  MailingForm: (say) =>
    node('MailingForm', { title: say('newsletter'), content: html('p', say('newsletterText')) }),
  Icon: (say) => node('Icon', { src: PHOTO, title: say('title'), text: say('factText') }),
  Gallery: () => node('Gallery', { images: [{ src: PHOTO }] }),
  ImageComponent: (say) => node('ImageComponent', { src: PHOTO, content: html('p', say('caption')) }),
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
      items: [{ id: 'slide-1', image: PHOTO, content: html('h2', say('title')) + paragraphs(say) }],
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
      buttonText: say('allArtisans'),
      buttonLink: '/artisans',
    }),
  AllArtisans: (say) => node('AllArtisans', { title: say('artisans') }),
}

const textOf: Start = (say) => node('Paragraph', { content: paragraphs(say) })
const factOf: Start = (say) =>
  node('Paragraph', { content: html('h3', say('fact')) + html('p', say('factText')) })
