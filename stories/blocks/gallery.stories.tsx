import type { Meta } from '@storybook/react-vite'
import { blockMeta, blockStory, type BlockStory } from './block-story.tsx'

const meta = { title: 'Blocks/Gallery', ...blockMeta('Gallery') } satisfies Meta

export default meta

const PHOTOS = ['jailoo', 'maker', 'dye', 'wool', 'rolling', 'ornament', 'shelf', 'felt-stack']

const wall = (...titles: readonly string[]) => ({
  props: {
    images: titles.map((title, place) => ({
      src: `/media/${PHOTOS[place]}.jpg`,
      title,
      ...(place === 1 && { href: '/artisans' }),
    })),
  },
})

const EN = [
  'Jailoo in June',
  'Aigul, the eldest',
  'Madder',
  'Yarn',
  'Rolling',
  'A corner',
  'The shop',
  'Seven dyes',
]
const RU = [
  'Джайлоо в июне',
  'Айгуль, старшая',
  'Марена',
  'Пряжа',
  'Раскатка',
  'Угол',
  'Лавка',
  'Семь красок',
]
const KG = ['Июндагы жайлоо', 'Улуусу Айгүл', 'Кызыл боёк', 'Жип', 'Тебүү', 'Бурч', 'Дүкөн', 'Жети боёк']

/** Pictures of different sizes, each with its label. */
export const Wall: BlockStory = blockStory({ en: wall(...EN), ru: wall(...RU), kg: wall(...KG) })

/** However many there are, the wall has no gap. */
export const Three: BlockStory = blockStory({
  en: wall(...EN.slice(0, 3)),
  ru: wall(...RU.slice(0, 3)),
  kg: wall(...KG.slice(0, 3)),
})

export const OnAPhone: BlockStory = { ...Wall, globals: { viewport: { value: 'phone' } } }
