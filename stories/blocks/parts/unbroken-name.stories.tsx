import type { Language } from '@shyrdak/sdk/contract'
import { UnbrokenName } from '@shyrdak/blocks/parts/unbroken-name'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { languageOf } from '../../language.ts'

const NAMES: Readonly<Record<Language, string>> = {
  en: 'Ak-Kula mules with sheepskin',
  ru: 'Шлёпанцы «Ак-Кула» с овчиной',
  kg: '«Ак-Кула» кой терилүү сүйрөтмө',
}

const meta = {
  title: 'Parts/Unbroken name',
  component: UnbrokenName,
  args: { text: '' },
  render: ({ text }, context) => <UnbrokenName text={text || NAMES[languageOf(context)]} />,
} satisfies Meta<typeof UnbrokenName>

export default meta
type Story = StoryObj<typeof meta>

/** The width of a card on the smallest phone: lines break before a compound, not within it. */
export const OnACard: Story = {
  decorators: [
    (Story) => (
      <p style={{ inlineSize: '8rem' }}>
        <Story />
      </p>
    ),
  ],
}
