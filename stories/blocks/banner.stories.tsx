import type { Meta } from '@storybook/react-vite'
import { blockMeta, blockStory, type BlockStory } from './block-story.tsx'

const meta = { title: 'Blocks/Banner', ...blockMeta('Banner') } satisfies Meta

export default meta

const own = (title: string, content: string, buttonText: string) => ({
  props: { image: '/media/jailoo.jpg', title, content, buttonText, buttonLink: '/categories', height: 420 },
})

/** Its own picture and words. */
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

const PRESERVED = {
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

/** The banner that the store keeps by this number; its title leads where it does. */
export const Unchanged: BlockStory = blockStory(
  { en: { props: { id: 3 } }, ru: { props: { id: 3 } }, kg: { props: { id: 3 } } },
  { answers: () => ({ banners: [PRESERVED] }) },
)
