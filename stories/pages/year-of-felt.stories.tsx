import { BLOCK_SCHEMAS, type BlockNode } from '@shyrdak/sdk/blocks'
import type { Language } from '@shyrdak/sdk/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { aCategory } from '../blocks/categories.ts'
import { StoryPage, type StoryData } from '../blocks/story-page.tsx'
import { articlesIn } from '../content/blog.ts'
import { FAQ } from '../content/faq.ts'
import { SPECIAL_GOODS } from '../content/special-goods.ts'
import { artisansPage } from '../content/artisans.ts'
import { kalpakEntry, rugEntry, slippersEntry } from '../goods.ts'
import { languageOf } from '../language.ts'
import { yearPage } from './year-page.ts'
import type { YearTexts } from './year-texts.ts'
import { en } from './year.en.ts'
import { kg } from './year.kg.ts'
import { ru } from './year.ru.ts'

const TEXTS: Readonly<Record<Language, YearTexts>> = { en, ru, kg }

const dataIn = (language: Language): StoryData => ({
  categories: [
    aCategory(1, { en: 'For men', ru: 'Мужчинам', kg: 'Эркектерге' }),
    aCategory(12, { en: 'Rugs', ru: 'Ковры', kg: 'Килемдер' }),
  ],
  products: [slippersEntry, rugEntry, kalpakEntry],
  specialProducts: SPECIAL_GOODS,
  artisans: artisansPage(1),
  blog: articlesIn(language),
  faq: FAQ,
})

const namesIn = (nodes: readonly BlockNode[]): string[] =>
  nodes.flatMap(({ componentName = '', children = [] }) => [componentName, ...namesIn(children)])

const meta = {
  title: 'Pages/A year of felt',
  // A page may only have one h1; a docs page would have one per story.
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: (_, context) => {
    const language = languageOf(context)
    return (
      <main>
        <StoryPage nodes={yearPage(TEXTS[language])} language={language} data={dataIn(language)} />
      </main>
    )
  },
  async afterEach({ canvasElement }) {
    await expect(canvasElement.querySelectorAll('[data-fault], [data-shyrdak-dropped]')).toHaveLength(0)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const DESKTOP = { viewport: { value: 'desktop' } }
const PHONE = { viewport: { value: 'phone' } }

/** A page with every block. */
export const Desktop: Story = {
  globals: DESKTOP,
  play: async ({ canvasElement, globals }) => {
    const t = TEXTS[languageOf({ globals })]
    await expect(new Set(namesIn(yearPage(t)))).toEqual(new Set(Object.keys(BLOCK_SCHEMAS)))
    await waitFor(() => expect(canvasElement.querySelectorAll('h1')).toHaveLength(1))
  },
}

export const DesktopInRussian: Story = { globals: { ...DESKTOP, language: 'ru' } }
export const DesktopInKyrgyz: Story = { globals: { ...DESKTOP, language: 'kg' } }
export const OnAPhone: Story = { globals: PHONE }
export const OnAPhoneInRussian: Story = { globals: { ...PHONE, language: 'ru' } }
export const OnAPhoneInKyrgyz: Story = { globals: { ...PHONE, language: 'kg' } }

/** Islands of a page do not affect each other. */
export const Interactive: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const t = TEXTS[languageOf({ globals })]
    const [, second] = t.care.items
    await userEvent.click(await canvas.findByRole('button', { name: second.title }))
    await expect(canvas.getByRole('button', { name: second.title })).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(canvas.getByRole('tab', { name: t.ways.items[1].title }))
    await expect(canvas.getByText(t.ways.items[1].text)).toBeVisible()
    const form = canvasElement.querySelector<HTMLElement>('form.shyrdak-mailing-form')
    if (!form) throw new Error('No mailing form')
    await userEvent.type(within(form).getByRole('textbox'), 'felt')
    await userEvent.click(within(form).getByRole('button'))
    await waitFor(() => expect(form).toHaveAttribute('data-state', 'refused'))
    await expect(canvas.getByRole('button', { name: second.title })).toHaveAttribute('aria-expanded', 'true')
  },
}
