import type { Meta } from '@storybook/react-vite'
import { blockMeta, blockStory, type BlockStory } from './block-story.tsx'

const meta = { title: 'Blocks/PlainImage', ...blockMeta('PlainImage') } satisfies Meta

export default meta

const image = (alt: string) => ({ props: { src: '/media/ornament.jpg', alt, width: '24rem' } })

/** Without a frame, in its own proportions. */
export const Bare: BlockStory = blockStory({
  en: image('A shyrdak of madder and indigo'),
  ru: image('Шырдак, крашенный мареной и индиго'),
  kg: image('Кызыл жана көк боёктуу шырдак'),
})
