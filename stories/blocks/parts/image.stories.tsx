import { Image } from '@shyrdak/blocks/parts/image'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import kalpak from '../../images/kalpak.svg'
import rug from '../../images/rug.svg'
import slippers from '../../images/slippers.svg'

const meta = {
  title: 'Parts/Image',
  component: Image,
  args: { photo: rug, alt: 'A shyrdak of madder and indigo felt', sizes: '26rem', eager: true },
  argTypes: {
    photo: { control: 'select', options: [rug, slippers, kalpak] },
    eager: { control: 'boolean' },
  },
  decorators: [
    (Story) => (
      <div className="stories-narrow">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Image>

export default meta
type Story = StoryObj<typeof meta>

export const Square: Story = {}

export const Wide: Story = {
  args: { photo: slippers, alt: 'A pair of slippers of red felt', width: 1280, height: 720 },
}

/** Loaded near the viewport, with the ornament as placeholder. */
export const Lazy: Story = {
  args: { photo: kalpak, alt: 'A white kalpak with black embroidery', eager: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('loading', 'lazy')
  },
}

/** A failed image is not retried; the ornament stays. */
export const Broken: Story = {
  args: { photo: 'data:image/png;base64,AAAA', alt: 'A rug' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('img').closest('.shyrdak-image')).toHaveAttribute('data-state', 'broken'),
    )
  },
}
