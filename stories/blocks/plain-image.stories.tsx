import type { Meta } from '@storybook/react-vite'
import { blockMeta, blockStory, type BlockStory } from './block-story.tsx'

const meta = { title: 'Blocks/PlainImage', ...blockMeta('PlainImage') } satisfies Meta

export default meta

const picture = (alt: string) => ({ props: { src: '/media/ornament.jpg', alt, width: '24rem' } })

/** Whole, in its own proportions, without a frame. */
export const Bare: BlockStory = blockStory({
  en: picture('A shyrdak of madder and indigo'),
  ru: picture('Шырдак, крашенный мареной и индиго'),
  kg: picture('Кызыл жана көк боёктуу шырдак'),
})
