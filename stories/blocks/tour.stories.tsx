import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import type { FaqEntry, LocalizedText } from '@shyrdak/sdk/contract'
import { blockMeta, blockStory, type BlockStory } from './block-story.tsx'

const meta = { title: 'Blocks/Tour', ...blockMeta('Tour') } satisfies Meta

export default meta

const entry = (
  id: number,
  tab: FaqEntry['tab'],
  question: LocalizedText,
  answer: LocalizedText,
): FaqEntry => ({
  id,
  tab,
  question,
  answer,
})

const ENTRIES = [
  entry(
    1,
    'product_information',
    { en: 'What is felt?', ru: 'Что такое войлок?', kg: 'Кийиз деген эмне?' },
    {
      en: '<p>Wool that hot water and hands have made into cloth.</p>',
      ru: '<p>Шерсть, которую горячая вода и руки сделали тканью.</p>',
      kg: '<p>Ысык суу менен кол кездемеге айланткан жүн.</p>',
    },
  ),
  entry(
    2,
    'delivery',
    { en: 'How long does it take?', ru: 'Сколько идёт посылка?', kg: 'Канча күндө жетет?' },
    {
      en: '<p>Three to twelve days.</p>',
      ru: '<p>От трёх до двенадцати дней.</p>',
      kg: '<p>Үч күндөн он эки күнгө чейин.</p>',
    },
  ),
]
const plain = { props: {} }

/** The store's answers under five tabs. */
export const Answers: BlockStory = {
  ...blockStory({ en: plain, ru: plain, kg: plain }, { answers: () => ({ faq: ENTRIES }) }),
  play: async ({ canvas }) => {
    const tabs = await canvas.findAllByRole('tab')
    await expect(tabs).toHaveLength(5)
    await userEvent.click(tabs[2] as HTMLElement) // there are five
    await expect(canvas.getByRole('tabpanel').querySelector('button')).toBeVisible()
  },
}
