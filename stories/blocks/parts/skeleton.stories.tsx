import { Skeleton } from '@shyrdak/blocks/parts/skeleton'
import type { Meta, StoryObj } from '@storybook/react-vite'

const meta = {
  title: 'Parts/Skeleton',
  component: Skeleton,
  args: { shape: 'lines', lines: 3 },
  argTypes: { shape: { control: 'inline-radio', options: ['lines', 'image', 'tile'] } },
  decorators: [
    (Story) => (
      <div className="stories-narrow">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Lines: Story = {}
export const Image: Story = { args: { shape: 'image' } }
export const Tile: Story = { args: { shape: 'tile' } }

/** A loading catalogue. */
export const Catalogue: Story = {
  render: () => (
    <div className="shyrdak-product-card-grid">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} shape="tile" />
      ))}
    </div>
  ),
}
