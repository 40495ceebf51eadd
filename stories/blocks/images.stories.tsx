import type { Meta } from '@storybook/react-vite'
import { blockMeta, blockStory, type BlockStory } from './block-story.tsx'

const meta = { title: 'Blocks/Images', ...blockMeta('Images') } satisfies Meta

export default meta

const row = (wool: string, dye: string, mules: string, maker: string) => ({
  props: {
    count: 4,
    images: [
      { src: '/media/wool.jpg', alt: wool, href: '/production' },
      { src: '/media/dye.jpg', alt: dye },
      { src: '/media/mule.jpg', alt: mules, href: '/categories/slippers' },
      { src: '/media/maker.jpg', alt: maker, href: '/artisans' },
    ],
  },
})

/** Square images, two per row up to 780 px. */
export const Row: BlockStory = blockStory({
  en: row('Balls of dyed wool', 'A pot of madder', 'A pair of mules', 'A maker in a white elechek'),
  ru: row('Клубки крашеной шерсти', 'Котёл с мареной', 'Пара тапочек', 'Мастерица в белом элечеке'),
  kg: row('Боёлгон жүн түрмөктөрү', 'Кызыл боёктуу казан', 'Бир түгөй тапочка', 'Ак элечекчен чебер'),
})

export const OnAPhone: BlockStory = { ...Row, globals: { viewport: { value: 'phone' } } }
