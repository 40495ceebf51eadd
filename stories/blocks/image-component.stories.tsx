import type { Meta } from '@storybook/react-vite'
import { blockMeta, blockStory, type BlockStory } from './block-story.tsx'

const meta = { title: 'Blocks/ImageComponent', ...blockMeta('ImageComponent') } satisfies Meta

export default meta

const print = (alt: string, content: string) => ({
  props: { src: '/media/rolling.jpg', alt, content, href: '/production', width: '36rem' },
})

/** A framed image with a caption. */
export const Framed: BlockStory = blockStory({
  en: print('A roll of felt in a reed mat', '<p>Four hours in a reed mat, then one night under a stone.</p>'),
  ru: print('Рулон войлока в чиевой циновке', '<p>Четыре часа в чиевой циновке, потом ночь под камнем.</p>'),
  kg: print('Чийге оролгон кийиз', '<p>Чийде төрт саат, анан бир түн таштын астында.</p>'),
})
