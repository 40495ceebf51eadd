import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { blockMeta, blockStory, type BlockStory } from './block-story.tsx'

const meta = { title: 'Blocks/Icon', ...blockMeta('Icon') } satisfies Meta

export default meta

const icon = (title: string, text: string) => ({
  props: { src: '/media/wool.jpg', title, text, href: '/production' },
})

/** The image is beside the text up to 1200 px, above it on wider screens. */
export const Linked: BlockStory = {
  ...blockStory({
    en: icon('Only wool', 'From sheep that summer above three thousand metres.'),
    ru: icon('Только шерсть', 'От овец, что проводят лето выше трёх тысяч метров.'),
    kg: icon('Жүн гана', 'Жайды үч миң метрден бийикте өткөргөн койлордон.'),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#/production')
  },
}

export const OnAPhone: BlockStory = { ...Linked, globals: { viewport: { value: 'phone' } } }
