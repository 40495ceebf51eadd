import { IMAGE, type Node } from './html-fields.ts'

const node = (componentName: string, props: Record<string, unknown>, children?: Node[]): Node => ({
  componentName,
  props,
  ...(children && { children }),
})

/** Every field that is shown as plain text. */
export const textNodes = (text: string): Node[] => [
  node('Icon', { src: IMAGE, title: text, text }),
  node('Button', { buttonText: text, buttonLink: '/about' }),
  node('Accordion', { items: [{ title: text, content: '<p>felt</p>' }] }),
  node('Tabs', { items: [{ title: text }] }, [node('Paragraph', { content: '<p>felt</p>' })]),
  node('Images', { images: [{ src: IMAGE, alt: text, title: text, href: '/about' }] }),
  node('Gallery', { images: [{ src: IMAGE, alt: text, title: text }] }),
  node('GridImages', { images: [{ src: IMAGE, alt: text }] }),
  node('ImageComponent', { src: IMAGE, alt: text }),
  node('ImageComponentWithHover', { images: [{ src: IMAGE, alt: text }], title: text, text }),
  node('PlainImage', { src: IMAGE, alt: text }),
  node('VideoComponent', { src: 'https://youtu.be/aqz-KE-bpKQ', title: text }),
  node('Banner', { image: IMAGE, title: text, buttonText: text, buttonLink: '/about' }),
  node('BigSlider', {
    items: [{ id: text, image: IMAGE, buttons: [{ href: '/about', textButton: text }] }],
  }),
  node('Products', {
    title: text,
    count: 1,
    buttonText: text,
    buttonLink: '/',
    banner: { image: IMAGE, title: text },
  }),
  node('Blogs', { title: text, buttonText: text, buttonLink: '/blog' }),
  node('Form', { title: text }),
  node('MailingForm', { title: text }),
  node('AllArtisans', { title: text }),
  node('Container', { classes: text }, []),
  node(text, { component: text }),
]

/** Every field with a URL, one at a time: the page may drop the field, or the block. */
export const addressNodes = (address: string): Node[] => [
  node('Button', { buttonText: 'felt', buttonLink: address }),
  node('Icon', { src: IMAGE, title: 'felt', href: address }),
  node('Icon', { src: address, title: 'felt' }),
  node('Images', { images: [{ src: IMAGE, alt: 'felt', href: address }] }),
  node('Images', { images: [{ src: address, alt: 'felt' }] }),
  node('Gallery', { images: [{ src: IMAGE, title: 'felt', href: address }, { src: address }] }),
  node('GridImages', { images: [{ src: address, alt: 'felt' }, { src: IMAGE }] }),
  node('ImageComponent', { src: IMAGE, alt: 'felt', href: address }),
  node('ImageComponent', { src: address, alt: 'felt' }),
  node('ImageComponentWithHover', {
    images: [{ src: IMAGE }, { src: address }],
    title: 'felt',
    href: address,
  }),
  node('PlainImage', { src: address, alt: 'felt' }),
  node('VideoComponent', { src: address }),
  node('VideoComponent', { src: `https://youtube.com/${address}`, poster: address }),
  node('VideoComponent', { src: 'https://youtu.be/aqz-KE-bpKQ', poster: address }),
  node('Banner', { image: IMAGE, title: 'felt', buttonText: 'felt', buttonLink: address }),
  node('Banner', { image: address, title: 'felt' }),
  node('BigSlider', { items: [{ id: 1, image: IMAGE, buttons: [{ href: address, textButton: 'felt' }] }] }),
  node('Carousel', { items: [{ id: 1, image: address }] }),
  node('Products', {
    count: 1,
    buttonText: 'felt',
    buttonLink: address,
    banner: { image: IMAGE, href: address },
  }),
  node('Products', { count: 1, banner: { image: address } }),
  node('Blogs', { buttonText: 'felt', buttonLink: address }),
]

const camel = (name: string) => name.trim().replaceAll(/-([a-z])/g, (_, email: string) => email.toUpperCase())

/** Every field that becomes a style. */
export function styleNodes(declaration: string): Node[] {
  const [name = '', ...rest] = declaration.split(':')
  const value = rest.join(':')
  return [
    node('Container', { styles: { [camel(name)]: value } }, []),
    node(
      'Container',
      { styles: { background: value, color: value, width: value, border: value, margin: value } },
      [],
    ),
    node('Container', { styles: { background: declaration, color: `red;${declaration}` } }, []),
    node('Container', { styles: declaration }, []),
    node('Divider', { width: value }),
    node('VideoComponent', {
      src: 'https://youtu.be/aqz-KE-bpKQ',
      width: value,
      height: `1px;${declaration}`,
    }),
    node('Testing', {}, [node('TestCol', { width: value }, [])]),
    node('BigSlider', {
      items: [
        {
          id: 1,
          image: IMAGE,
          content: '<p>felt</p>',
          width: value,
          fontSize: value,
          fontWeight: value,
          alignSelf: value,
          buttons: [{ href: '/', textButton: 'felt', color: value, backgroundColor: declaration }],
        },
      ],
    }),
  ]
}
