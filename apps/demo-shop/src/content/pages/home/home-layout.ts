import type { BlockNode } from '@shyrdak/sdk/blocks'
import { node } from '#content/node.ts'
import { photo, scene } from '#content/photo.ts'
import type { HomeTexts } from './home-texts.ts'

/** The home page: what the shop sells, how it is made, and by whom. */
export const homeLayout = (t: HomeTexts): readonly BlockNode[] => [
  node(
    'Container',
    { width: 'full', styles: { paddingTop: 0 } },
    node('Banner', {
      image: scene('yurt', 'wide', 7),
      title: t.hero.title,
      content: `<p>${t.hero.text}</p>`,
      buttonText: t.hero.goods,
      buttonLink: '/categories',
      height: 640,
    }),
  ),
  node(
    'Container',
    {},
    node('Paragraph', { content: `<h2>${t.sections}</h2>` }),
    node('Gallery', {
      images: [
        { src: scene('slippers', 'square', 2), title: t.sectionNames.women, href: '/categories/women' },
        { src: scene('boots', 'square', 6), title: t.sectionNames.men, href: '/categories/men' },
        { src: scene('toys', 'square', 10), title: t.sectionNames.children, href: '/categories/children' },
        { src: scene('hats', 'square', 18), title: t.sectionNames.hats, href: '/categories/hats' },
        { src: scene('rugs', 'square', 13), title: t.sectionNames.rugs, href: '/categories/rugs' },
        {
          src: scene('cushions', 'square', 17),
          title: t.sectionNames.cushions,
          href: '/categories/cushions',
        },
        { src: scene('bags', 'square', 22), title: t.sectionNames.bags, href: '/categories/bags' },
        { src: scene('home', 'square', 24), title: t.sectionNames.home, href: '/categories/home' },
      ],
    }),
  ),
  node(
    'Container',
    {},
    node('Products', {
      title: t.chosen,
      catigories: [{ catigory: 5 }, { catigory: 1 }, { catigory: 9 }, { catigory: 12 }, { catigory: 24 }],
      count: 6,
      buttonText: t.allGoods,
      buttonLink: '/categories',
    }),
  ),
  node('Divider', { ornament: 'kochkor', width: '16rem' }),
  node(
    'Container',
    {},
    node('Paragraph', { content: `<h2>${t.craft.title}</h2><p>${t.craft.text}</p>` }),
    node(
      'Testing',
      {},
      ...t.craft.steps.map((step, place) =>
        node(
          'TestCol',
          {},
          node('ImageComponent', {
            src:
              [
                scene('wool', 'square', 3),
                scene('rolling', 'square', 4, '#2d3f66'),
                scene('dye', 'square', 5, '#a8322a', '#d9922e'),
              ][place] ?? '',
            content: `<h3>${step.title}</h3><p>${step.text}</p>`,
          }),
        ),
      ),
    ),
    node('Button', { buttonText: t.craft.button, buttonLink: '/production', tone: 'secondary' }),
  ),
  node(
    'Container',
    {},
    node('GridImages', {
      images: [
        {
          src: photo({
            kind: 'rug',
            model: 'shyrdak',
            view: 'room',
            main: '#a8322a',
            accent: '#ece5d8',
            seed: 12,
          }),
          alt: t.rug.photos[0],
        },
        {
          src: photo({
            kind: 'rug',
            model: 'shyrdak',
            view: 'flat',
            main: '#a8322a',
            accent: '#ece5d8',
            seed: 12,
          }),
          alt: t.rug.photos[1],
        },
        {
          src: photo({
            kind: 'rug',
            model: 'shyrdak',
            view: 'detail',
            main: '#a8322a',
            accent: '#ece5d8',
            seed: 12,
          }),
          alt: t.rug.photos[2],
        },
      ],
      description: `<h2>${t.rug.title}</h2><p>${t.rug.text}</p>`,
      moreInfo: `<p>${t.rug.more}</p>`,
    }),
  ),
  node(
    'Container',
    {},
    node('SpecialProduct', {
      title: t.special.title,
      count: 6,
      buttonText: t.special.button,
      buttonLink: '/artisans',
    }),
  ),
  node(
    'Container',
    {},
    node('Blogs', { title: t.blog.title, count: 4, buttonText: t.blog.button, buttonLink: '/blog' }),
  ),
  node(
    'Container',
    {},
    node(
      'Testing',
      {},
      ...t.notes.map(({ title, text }) =>
        node('TestCol', {}, node('Paragraph', { content: `<h3>${title}</h3><p>${text}</p>` })),
      ),
    ),
    node('MailingForm', { title: t.emails.title, content: `<p>${t.emails.text}</p>` }),
  ),
]
