import { randomUUID } from 'node:crypto'
import { ask } from './ask.ts'
import { managerOf, putPage } from './manager.ts'

const node = (componentName: string, props: object, ...children: object[]) => ({
  componentName,
  props,
  children,
})

/** Creates a page with all animated blocks at a unique address and returns the address. */
export async function makeLivingPage(origin: string): Promise<string> {
  const { data } = await ask<{ data: { product: { photo: string } }[] }>(
    origin,
    '/frontend/product?per_page=6',
  )
  const [first = '', second = '', third = '', fourth = ''] = data.map(({ product }) => product.photo)
  const slides = [first, second, third].map((image, place) => ({
    id: place,
    image,
    content: `<h2>Words of slide ${place + 1}</h2>`,
    buttons: [{ href: '/categories', textButton: `Button ${place + 1}` }],
  }))
  const url = `living-${randomUUID()}`
  await putPage(
    await managerOf(origin),
    url,
    [
      node('Container', { width: 'full' }, node('BigSlider', { items: slides })),
      node('Container', {}, node('Paragraph', { content: '<h1>Everything that moves</h1>' })),
      node(
        'Container',
        {},
        node('Products', {
          title: 'Goods',
          catigories: [{ catigory: 1 }, { catigory: 5 }],
          count: 3,
          buttonText: 'All goods',
          buttonLink: '/categories',
        }),
      ),
      node(
        'Container',
        {},
        node('Accordion', {
          items: [1, 2, 3].map((number) => ({
            title: `Question ${number}`,
            content: `<p>Answer ${number}</p>`,
          })),
        }),
      ),
      node(
        'Container',
        {},
        node('GridImages', {
          images: [first, second, fourth].map((src, place) => ({ src, alt: `Picture of felt ${place + 1}` })),
          description: '<p>About the pictures</p>',
          moreInfo: '<p>More about them</p>',
        }),
      ),
      node(
        'Container',
        {},
        node('VideoComponent', {
          src: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
          poster: third,
          title: 'How felt is made',
        }),
      ),
      node('Container', {}, node('Form', { title: 'Write' }), node('MailingForm', { title: 'Letters' })),
    ],
    'Living',
  )
  return `/pages/${url}`
}
