import { Picture } from '@shyrdak/blocks/parts/picture'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import kalpak from '../../pictures/kalpak.svg'
import rug from '../../pictures/rug.svg'
import slippers from '../../pictures/slippers.svg'

const meta = {
  title: 'Parts/Picture',
  component: Picture,
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
} satisfies Meta<typeof Picture>

export default meta
type Story = StoryObj<typeof meta>

export const Square: Story = {}

export const Wide: Story = {
  args: { photo: slippers, alt: 'A pair of slippers of red felt', width: 1280, height: 720 },
}

/** It waits until it comes near; the ornament holds its place. */
export const Lazy: Story = {
  args: { photo: kalpak, alt: 'A white kalpak with black embroidery', eager: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('loading', 'lazy')
  },
}

/** A picture that cannot be had is not asked for again: the ornament stays. */
export const Broken: Story = {
  args: { photo: 'data:image/png;base64,AAAA', alt: 'A rug' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('img').closest('.shyrdak-picture')).toHaveAttribute('data-state', 'broken'),
    )
  },
}
