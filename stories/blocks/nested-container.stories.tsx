import type { Meta } from '@storybook/react-vite'
import { blockMeta, blockStory, type BlockStory } from './block-story.tsx'

const meta = { title: 'Blocks/NestedContainer', ...blockMeta('NestedContainer') } satisfies Meta

export default meta

const paragraphs = (...texts: readonly string[]) => ({
  props: { count: texts.length },
  children: texts.map((content) => ({ componentName: 'Paragraph', props: { content } })),
})

/** The columns are stacked up to 780 px. */
export const Columns: BlockStory = blockStory({
  en: paragraphs(
    '<h3>Washed</h3><p>In soft spring water, until it runs clear.</p>',
    '<h3>Rolled</h3><p>In a reed mat, by foot, for four hours.</p>',
    '<h3>Stitched</h3><p>Twice round each piece, with a thread of camel hair.</p>',
  ),
  ru: paragraphs(
    '<h3>Вымыта</h3><p>В мягкой родниковой воде, пока та не станет прозрачной.</p>',
    '<h3>Раскатана</h3><p>В чиевой циновке, ногами, четыре часа.</p>',
    '<h3>Сшита</h3><p>Дважды вокруг каждого куска, нитью из верблюжьей шерсти.</p>',
  ),
  kg: paragraphs(
    '<h3>Жуулган</h3><p>Жумшак булак суусунда, суу тунганча.</p>',
    '<h3>Тебилген</h3><p>Чийге оролуп, бут менен, төрт саат.</p>',
    '<h3>Сайылган</h3><p>Ар бир бөлүктүн чети эки жолу, төө жүнүнөн ийрилген жип менен.</p>',
  ),
})

export const OnAPhone: BlockStory = { ...Columns, globals: { viewport: { value: 'phone' } } }
