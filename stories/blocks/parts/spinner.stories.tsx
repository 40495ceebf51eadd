import type { Language } from '@shyrdak/sdk/contract'
import { Spinner } from '@shyrdak/blocks/parts/spinner'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { languageOf } from '../../language.ts'
import { Row } from '../../row.tsx'

const LABELS: Readonly<Record<Language, string>> = {
  en: 'Counting the delivery',
  ru: 'Считаем доставку',
  kg: 'Жеткирүү эсептелүүдө',
}

const meta = {
  title: 'Parts/Spinner',
  component: Spinner,
  args: { size: 'large' },
  argTypes: {
    size: { control: 'inline-radio', options: ['small', 'medium', 'large'] },
    label: { control: 'text' },
  },
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

/** Without a label it is decorative, as in a busy button. */
export const Decorative: Story = {}

/** With a label it is announced. */
export const Announced: Story = {
  render: (args, context) => <Spinner {...args} label={LABELS[languageOf(context)]} />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(LABELS[languageOf({ globals })])
  },
}

export const Sizes: Story = {
  render: () => (
    <Row>
      <Spinner size="small" />
      <Spinner size="medium" />
      <Spinner size="large" />
    </Row>
  ),
}
