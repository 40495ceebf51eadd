export interface Node {
  componentName: string
  props: Record<string, unknown>
  children?: Node[]
}

/** An image of the demo shop: the desk accepts no image that the store does not have. */
export const IMAGE = '/media/scene--wool--85817b-dfcfae--wide--21.jpg'

const slides = (payloads: readonly string[]) => payloads.map((content, id) => ({ id, image: IMAGE, content }))

const inTens = <Thing, Made>(things: readonly Thing[], most: number, make: (some: Thing[]) => Made): Made[] =>
  Array.from({ length: Math.ceil(things.length / most) }, (_, place) =>
    make(things.slice(place * most, (place + 1) * most)),
  )

/** A block must have text: a payload that is removed entirely would be refused as empty. */
export const saying = (payload: string) => `felt ${payload}`

/** Every HTML field of a block, filled with each payload. */
const HTML_FIELDS: Readonly<Record<string, (payloads: readonly string[]) => Node[]>> = {
  'Paragraph.content': (all) =>
    all.map((content) => ({ componentName: 'Paragraph', props: { content: saying(content) } })),
  'Accordion.items.content': (all) =>
    inTens(all, 60, (some) => ({
      componentName: 'Accordion',
      props: { items: some.map((content, place) => ({ title: String(place), content: saying(content) })) },
    })),
  'BigSlider.items.content': (all) =>
    inTens(all, 20, (some) => ({ componentName: 'BigSlider', props: { items: slides(some) } })),
  'Carousel.items.content': (all) =>
    inTens(all, 30, (some) => ({ componentName: 'Carousel', props: { items: slides(some) } })),
  'GridImages.description, moreInfo': (all) =>
    all.map((text) => ({
      componentName: 'GridImages',
      props: { images: [{ src: IMAGE }], description: text, moreInfo: saying(text) },
    })),
  'ImageComponent.content': (all) =>
    all.map((content) => ({ componentName: 'ImageComponent', props: { src: IMAGE, content } })),
  'Banner.content': (all) =>
    all.map((content) => ({ componentName: 'Banner', props: { image: IMAGE, content } })),
  'Products.banner.content': (all) =>
    all.map((content) => ({
      componentName: 'Products',
      props: { count: 1, banner: { image: IMAGE, content, href: '/about' } },
    })),
  'SpecialProduct.banner.content': (all) =>
    all.map((content) => ({
      componentName: 'SpecialProduct',
      props: { count: 1, banner: { image: IMAGE, content } },
    })),
  'Form.content': (all) => all.map((content) => ({ componentName: 'Form', props: { content } })),
  'MailingForm.content': (all) =>
    all.map((content) => ({ componentName: 'MailingForm', props: { content } })),
  'Tabs, a place of an island': (all) =>
    inTens(all, 20, (some) => ({
      componentName: 'Tabs',
      props: { items: some.map((_, place) => ({ title: String(place) })) },
      children: some.map((content) => ({
        componentName: 'Container',
        props: {},
        children: [{ componentName: 'Paragraph', props: { content: saying(content) } }],
      })),
    })),
}

/** The last line of every page: if it is missing or nested, earlier markup was left open. */
export const LAST_LINE = 'The last words'

/** A page with these payloads in every HTML field. */
export const pageOf = (payloads: readonly string[]): Node[] => [
  ...Object.values(HTML_FIELDS).flatMap((fill) => fill(payloads)),
  {
    componentName: 'Container',
    props: { classes: 'last-line' },
    children: [{ componentName: 'Paragraph', props: { content: `<p>${LAST_LINE}</p>` } }],
  },
]

export const HTML_FIELD_COUNT = Object.keys(HTML_FIELDS).length + 1
