import type { Language } from '@shyrdak/sdk/contract'
import { Pagination, type PaginationProps } from '@shyrdak/blocks/parts/pagination'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { EachLanguage } from '../../each-language.tsx'
import { languageOf } from '../../language.ts'

const LABELS: Readonly<Record<Language, PaginationProps['labels']>> = {
  en: { label: 'Pages', previous: 'Back', next: 'Next', page: (page) => `Page ${page}` },
  ru: { label: 'Страницы', previous: 'Назад', next: 'Вперёд', page: (page) => `Страница ${page}` },
  kg: { label: 'Барактар', previous: 'Артка', next: 'Алга', page: (page) => `${page}-барак` },
}
const link = (page: number) => `#page=${page}`

const meta = {
  title: 'Parts/Pagination',
  component: Pagination,
  args: { current: 5, last: 12, link, labels: LABELS.en },
  argTypes: {
    current: { control: { type: 'number', min: 1 } },
    last: { control: { type: 'number', min: 0 } },
    labels: { table: { disable: true } },
  },
  render: (args, context) => <Pagination {...args} labels={LABELS[languageOf(context)]} />,
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const InTheMiddle: Story = {
  play: async ({ canvas, globals }) => {
    const { page } = LABELS[languageOf({ globals })]
    await expect(canvas.getByRole('link', { name: page(5) })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: page(12) })).toHaveAttribute('href', '#page=12')
  },
}
export const First: Story = { args: { current: 1 } }
export const Last: Story = { args: { current: 12 } }
export const Few: Story = { args: { current: 2, last: 3 } }
export const Hundreds: Story = { args: { current: 347, last: 982 } }

/** A single page renders nothing. */
export const Single: Story = {
  args: { current: 1, last: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const EveryLanguage: Story = {
  render: (args) => (
    <EachLanguage>
      {(language) => <Pagination {...args} current={2} last={4} labels={LABELS[language]} />}
    </EachLanguage>
  ),
}
