import type { Language } from '@shyrdak/sdk/contract'
import { Breadcrumbs, type BreadcrumbsProps } from '@shyrdak/blocks/parts/breadcrumbs'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { EachLanguage } from '../../each-language.tsx'
import { languageOf } from '../../language.ts'
import { slippersEntry } from '../../goods.ts'

const MESSAGES: Readonly<Record<Language, { label: string; way: readonly [string, string, string] }>> = {
  en: { label: 'You are here', way: ['Home', 'Felt footwear', 'Slippers'] },
  ru: { label: 'Вы здесь', way: ['Главная', 'Войлочная обувь', 'Тапочки'] },
  kg: { label: 'Сиз ушул жердесиз', way: ['Башкы бет', 'Кийиз бут кийим', 'Тапочкалар'] },
}

function wayTo(language: Language): BreadcrumbsProps {
  const { label, way } = MESSAGES[language]
  const parents = way.map((title, step) => ({ title, href: `#${step}` }))
  return { label, items: [...parents, { title: slippersEntry.product.name[language] }] }
}

const meta = {
  title: 'Parts/Breadcrumbs',
  component: Breadcrumbs,
  args: wayTo('en'),
  render: (_, context) => <Breadcrumbs {...wayTo(languageOf(context))} />,
} satisfies Meta<typeof Breadcrumbs>

export default meta
type Story = StoryObj<typeof meta>

export const ToAProduct: Story = {
  play: async ({ canvas, globals }) => {
    const { name } = slippersEntry.product
    await expect(canvas.getByText(name[languageOf({ globals })])).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getAllByRole('link')).toHaveLength(3)
  },
}

export const HomeOnly: Story = {
  render: (_, context) => {
    const { label, way } = MESSAGES[languageOf(context)]
    return <Breadcrumbs label={label} items={[{ title: way[0] }]} />
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const EveryLanguage: Story = {
  render: () => <EachLanguage>{(language) => <Breadcrumbs {...wayTo(language)} />}</EachLanguage>,
}
