import type { Meta } from '@storybook/react-vite'
import { artisansPage } from '../content/artisans.ts'
import { blockMeta, blockStory, type BlockStory } from './block-story.tsx'

const meta = { title: 'Blocks/AllArtisans', ...blockMeta('AllArtisans') } satisfies Meta

export default meta

const contentOf = (title: string) => ({ props: { title } })

export const List: BlockStory = blockStory(
  { en: contentOf('Our workshops'), ru: contentOf('Наши мастерские'), kg: contentOf('Биздин устаканалар') },
  { data: () => ({ artisans: artisansPage(1) }) },
)

export const OnAPhone: BlockStory = { ...List, globals: { viewport: { value: 'phone' } } }
