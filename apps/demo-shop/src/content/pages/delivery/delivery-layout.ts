import type { BlockNode } from '@shyrdak/sdk/blocks'
import type { Language } from '@shyrdak/sdk/contract'
import { DEMO_OFFERS, STEPS } from '#tariffs.ts'
import { node } from '#content/node.ts'
import { scene } from '#content/photo.ts'
import { opening, section } from '#content/prose.ts'
import type { DeliveryTexts } from './en.ts'

const WAYS = [
  scene('slippers', 'square', 7),
  scene('shelf', 'square', 3),
  scene('jailoo', 'square', 6),
  scene('maker-kerchief', 'square', 2, '#2d3f66', '#d9922e'),
]

const COUNTRIES = ['KG', 'KZ', 'RU', 'BY', 'UA'] as const

/** The weights for which prices are shown, in grams. */
const SHOWN_WEIGHTS = [500, 2_000, 10_000]

const grouped = (som: number) => String(som).replace(/\B(?=(\d{3})+$)/g, '\u00A0')

/** The carriers of one country, from the price list. */
function carriers(country: (typeof COUNTRIES)[number], t: DeliveryTexts, language: Language): BlockNode {
  const offers = DEMO_OFFERS[country] ?? []
  return node(
    'NestedContainer',
    { count: offers.length === 4 ? 2 : offers.length },
    ...offers.map(({ name, days: [from, to], prices }) => {
      const costs = SHOWN_WEIGHTS.map((weight) => ({ weight, som: prices[STEPS.indexOf(weight)] ?? 0 }))
      const lines = costs.every(({ som }) => som === 0)
        ? [t.free]
        : costs.map(({ weight, som }) =>
            t.upTo(String(weight / 1_000).replace('.', language === 'en' ? '.' : ','), grouped(som)),
          )
      const list = lines.map((line) => `<li>${line}</li>`).join('')
      return section({ title: name[language], text: `<p>${t.days(from, to)}</p><ul>${list}</ul>` }, 3)
    }),
  )
}

/** How parcels are sent, and the demo price list. */
export const deliveryLayout = (t: DeliveryTexts, language: Language): readonly BlockNode[] => [
  opening(t.opening),
  node(
    'Container',
    {},
    node(
      'Testing',
      {},
      ...t.ways.map((way, place) =>
        node('TestCol', {}, node('Icon', { ...way, src: WAYS[place] ?? scene('wool', 'square') })),
      ),
    ),
  ),
  node(
    'Container',
    {},
    section(t.prices),
    node(
      'Tabs',
      { items: COUNTRIES.map((country) => ({ title: t.countries[country] })) },
      ...COUNTRIES.map((country) => carriers(country, t, language)),
    ),
  ),
  node('Divider', { ornament: 'kochkor', width: '16rem' }),
  node(
    'Container',
    {},
    node(
      'Testing',
      {},
      node(
        'TestCol',
        { width: '54%' },
        node('Paragraph', { content: `<h2>${t.packing.title}</h2>` }),
        node('Accordion', { items: [...t.packing.items] }),
      ),
      node('TestCol', {}, node('PlainImage', { src: scene('rolling', 'square', 6, '#2f8b8f'), alt: '' })),
    ),
  ),
  node(
    'Container',
    {},
    node(
      'Testing',
      {},
      node('TestCol', {}, section(t.customs, 3)),
      node(
        'TestCol',
        {},
        section(t.late, 3),
        node('Button', { buttonText: t.late.button, buttonLink: '/pages/contacts', tone: 'secondary' }),
      ),
    ),
  ),
]
