import type { Meta } from '@storybook/react-vite'
import { workshopsPage } from '../content/workshops.ts'
import { blockMeta, blockStory, type BlockStory } from './block-story.tsx'

const meta = { title: 'Blocks/AllArtisans', ...blockMeta('AllArtisans') } satisfies Meta

export default meta

const told = (title: string) => ({ props: { title } })

/** The workshops, a page at a time. */
export const List: BlockStory = blockStory(
  { en: told('Our workshops'), ru: told('Наши мастерские'), kg: told('Биздин устаканалар') },
  { answers: () => ({ artisans: workshopsPage(1) }) },
)

export const OnAPhone: BlockStory = { ...List, globals: { viewport: { value: 'phone' } } }
