import type { Language } from '@shyrdak/sdk/contract'
import { Spinner } from '@shyrdak/blocks/parts/spinner'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { languageOf } from '../../language.ts'
import { Row } from '../../row.tsx'

const WAITING: Readonly<Record<Language, string>> = {
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

/** Without a label it is decoration, as inside a busy button. */
export const Decoration: Story = {}

/** With a label it says what is being waited for. */
export const Announced: Story = {
  render: (args, context) => <Spinner {...args} label={WAITING[languageOf(context)]} />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(WAITING[languageOf({ globals })])
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
