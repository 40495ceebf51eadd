import { Ornament } from '@shyrdak/blocks/parts/ornament'
import type { Meta, StoryObj } from '@storybook/react-vite'

const TONES = ['madder', 'indigo', 'walnut', 'sage', 'saffron'] as const

const meta = {
  title: 'Parts/Ornament',
  component: Ornament,
  args: { shape: 'divider', tone: 'madder' },
  argTypes: {
    shape: { control: 'inline-radio', options: ['divider', 'border', 'medallion', 'horns'] },
    tone: { control: 'select', options: TONES },
  },
} satisfies Meta<typeof Ornament>

export default meta
type Story = StoryObj<typeof meta>

/** Between two sections of a page. */
export const Divider: Story = {}
/** Full width, with both ends cut alike. */
export const Border: Story = { args: { shape: 'border' } }
/** The placeholder of missing images. */
export const Medallion: Story = {
  args: { shape: 'medallion', tone: 'walnut' },
  decorators: [
    (Story) => (
      <div style={{ width: '12rem', height: '12rem' }}>
        <Story />
      </div>
    ),
  ],
}
/** Used as an icon beside text. */
export const Horns: Story = { args: { shape: 'horns' } }

export const EveryTone: Story = {
  render: () => (
    <div className="stories-stack">
      {TONES.map((tone) => (
        <Ornament key={tone} shape="border" tone={tone} />
      ))}
      {TONES.map((tone) => (
        <Ornament key={tone} shape="divider" tone={tone} />
      ))}
    </div>
  ),
}
