import type { Meta } from '@storybook/react-vite'
import { blockMeta, blockStory, type BlockStory } from './block-story.tsx'

const meta = { title: 'Blocks/Container', ...blockMeta('Container') } satisfies Meta

export default meta

const paragraph = (content: string) => ({ componentName: 'Paragraph', props: { content } })
const button = (buttonText: string) => ({
  componentName: 'Button',
  props: { buttonText, buttonLink: '/artisans', tone: 'secondary' },
})

const TEXTS = {
  en: [
    '<h2>Forty hands</h2><p>A shyrdak passes through forty hands: they shear, wash, beat, dye, roll, cut and stitch. It takes a winter, and it lasts for a hundred years.</p>',
    '<p>The pattern is cut through two layers at once, so that each piece of one finds its place in the other: nothing is lost.</p>',
    'Meet the makers',
  ],
  ru: [
    '<h2>Сорок рук</h2><p>Шырдак проходит через сорок рук: стригут, моют, взбивают, красят, катают, режут и сшивают. На него уходит зима, а служит он сто лет.</p>',
    '<p>Узор режут сразу через два слоя, и каждый кусок одного находит место в другом: ничего не пропадает.</p>',
    'Познакомиться с мастерами',
  ],
  kg: [
    '<h2>Кырк кол</h2><p>Шырдак кырк колдон өтөт: кыркышат, жуушат, сабашат, боёшот, тебишет, оюшат жана сайышат. Ага бир кыш кетет, өзү жүз жыл жарайт.</p>',
    '<p>Оюу эки кабаттан бир учурда кесилет, ошондо биринин бөлүгү экинчисине дал келет: эч нерсе текке кетпейт.</p>',
    'Чеберлер менен таанышуу',
  ],
} as const

const of = ([one, two, three]: readonly [string, string, string], width: string) => ({
  props: { width },
  children: [paragraph(one), paragraph(two), button(three)],
})

const inEach = (width: string) =>
  blockStory({ en: of(TEXTS.en, width), ru: of(TEXTS.ru, width), kg: of(TEXTS.kg, width) })

/** The width of readable text. */
export const Text: BlockStory = inEach('text')
export const Page: BlockStory = inEach('page')
export const Full: BlockStory = {
  ...inEach('full'),
  parameters: { ...inEach('full').parameters, layout: 'fullscreen' },
}
