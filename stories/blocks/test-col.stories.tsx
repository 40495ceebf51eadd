import type { Meta } from '@storybook/react-vite'
import { blockMeta, blockStory, type BlockStory } from './block-story.tsx'

const meta = { title: 'Blocks/TestCol', ...blockMeta('TestCol') } satisfies Meta

export default meta

const column = (content: string, buttonText: string) => ({
  children: [
    { componentName: 'Paragraph', props: { content } },
    { componentName: 'Button', props: { buttonText, buttonLink: '/artisans', tone: 'quiet' } },
  ],
})

/** A column of a `Testing` row, here on its own. */
export const Column: BlockStory = blockStory({
  en: column('<h3>Naryn</h3><p>Nine workshops, all of them run by women.</p>', 'Meet them'),
  ru: column('<h3>Нарын</h3><p>Девять мастерских, и всеми руководят женщины.</p>', 'Познакомиться'),
  kg: column('<h3>Нарын</h3><p>Тогуз устакана, баарын аялдар жетектейт.</p>', 'Таанышуу'),
})
