export interface Node {
  componentName: string
  props: Record<string, unknown>
  children?: Node[]
}

/** One that the demo shop shows: the desk takes no image that the store does not have. */
export const IMAGE = '/media/scene--wool--85817b-dfcfae--wide--21.jpg'

const slides = (payloads: readonly string[]) => payloads.map((content, id) => ({ id, image: IMAGE, content }))

const inTens = <Thing, Made>(things: readonly Thing[], most: number, make: (some: Thing[]) => Made): Made[] =>
  Array.from({ length: Math.ceil(things.length / most) }, (_, place) =>
    make(things.slice(place * most, (place + 1) * most)),
  )

/** A block needs something to say: a payload of which nothing is left would be refused as an empty text. */
export const saying = (payload: string) => `felt ${payload}`

/** Every field of a block that holds HTML, filled with each payload. */
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

/** The last words of every page: where they are missing, or in another element, something did not end. */
export const LAST_LINE = 'The last words'

/** A page of these payloads in every HTML field there is. */
export const pageOf = (payloads: readonly string[]): Node[] => [
  ...Object.values(HTML_FIELDS).flatMap((fill) => fill(payloads)),
  {
    componentName: 'Container',
    props: { classes: 'last-line' },
    children: [{ componentName: 'Paragraph', props: { content: `<p>${LAST_LINE}</p>` } }],
  },
]

export const HTML_FIELD_COUNT = Object.keys(HTML_FIELDS).length + 1
