import type { Meta } from '@storybook/react-vite'
import { blockMeta, blockStory, type BlockStory } from './block-story.tsx'

const meta = { title: 'Blocks/Divider', ...blockMeta('Divider') } satisfies Meta

export default meta

const inEach = (ornament: string) => {
  const props = { ornament, width: '100%' }
  return blockStory({ en: { props }, ru: { props }, kg: { props } })
}

/** Ram's horns between two lines. */
export const Kochkor: BlockStory = inEach('kochkor')
/** A shyrdak border. */
export const Shyrdak: BlockStory = inEach('shyrdak')
export const Line: BlockStory = inEach('line')
