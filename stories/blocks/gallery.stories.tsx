import type { Meta } from '@storybook/react-vite'
import { blockMeta, blockStory, type BlockStory } from './block-story.tsx'

const meta = { title: 'Blocks/Gallery', ...blockMeta('Gallery') } satisfies Meta

export default meta

const PHOTOS = ['jailoo', 'maker', 'dye', 'wool', 'rolling', 'ornament', 'shelf', 'felt-stack']

const images = (...titles: readonly string[]) => ({
  props: {
    images: titles.map((title, index) => ({
      src: `/media/${PHOTOS[index]}.jpg`,
      title,
      ...(index === 1 && { href: '/artisans' }),
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

/** Images of different sizes with labels. */
export const Grid: BlockStory = blockStory({ en: images(...EN), ru: images(...RU), kg: images(...KG) })

/** The grid has no gaps with any number of images. */
export const Three: BlockStory = blockStory({
  en: images(...EN.slice(0, 3)),
  ru: images(...RU.slice(0, 3)),
  kg: images(...KG.slice(0, 3)),
})

export const OnAPhone: BlockStory = { ...Grid, globals: { viewport: { value: 'phone' } } }
