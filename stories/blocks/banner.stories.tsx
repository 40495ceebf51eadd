import type { Meta } from '@storybook/react-vite'
import { blockMeta, blockStory, type BlockStory } from './block-story.tsx'

const meta = { title: 'Blocks/Banner', ...blockMeta('Banner') } satisfies Meta

export default meta

const own = (title: string, content: string, buttonText: string) => ({
  props: { image: '/media/jailoo.jpg', title, content, buttonText, buttonLink: '/categories', height: 420 },
})

/** With its own image and text. */
export const Own: BlockStory = blockStory({
  en: own(
    'A summer above the clouds',
    '<p>The wool of this year has come down from the pastures.</p>',
    'See what it became',
  ),
  ru: own('Лето выше облаков', '<p>Шерсть этого года спустилась с пастбищ.</p>', 'Посмотреть, чем она стала'),
  kg: own('Булуттан бийик жай', '<p>Быйылкы жүн жайлоодон түштү.</p>', 'Эмнеге айланганын көрүү'),
})

export const OnAPhone: BlockStory = { ...Own, globals: { viewport: { value: 'phone' } } }

const SAVED_BANNER = {
  id: 3,
  photo: '/media/yurt.jpg',
  title: { en: 'The yurt is open', ru: 'Юрта открыта', kg: 'Боз үй ачык' },
  text: {
    en: 'Come and see how felt is made.',
    ru: 'Приезжайте посмотреть, как делают войлок.',
    kg: 'Кийиз кантип жасаларын көрүүгө келиңиз.',
  },
  href: '/production',
  position: 1,
}

/** A saved banner, referred to by ID, with a linked title. */
export const Saved: BlockStory = blockStory(
  { en: { props: { id: 3 } }, ru: { props: { id: 3 } }, kg: { props: { id: 3 } } },
  { data: () => ({ banners: [SAVED_BANNER] }) },
)
