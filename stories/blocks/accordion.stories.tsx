import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { blockMeta, blockStory, type BlockStory } from './block-story.tsx'

const meta = { title: 'Blocks/Accordion', ...blockMeta('Accordion') } satisfies Meta

export default meta

const contentOf = (items: { title: string; content: string }[]) => ({ props: { items } })

/** One item is expanded at a time, starting with the first. */
export const Questions: BlockStory = {
  ...blockStory({
    en: contentOf([
      { title: 'How do I wash felt slippers?', content: '<p>By hand, in cool water with wool soap.</p>' },
      { title: 'Do they stretch?', content: '<p>A little in the first week.</p>' },
      { title: 'Where is the wool from?', content: '<p>From the pastures of Naryn and Issyk-Kul.</p>' },
    ]),
    ru: contentOf([
      {
        title: 'Как стирать войлочные тапочки?',
        content: '<p>Руками, в прохладной воде с мылом для шерсти.</p>',
      },
      { title: 'Они растягиваются?', content: '<p>Немного, в первую неделю.</p>' },
      { title: 'Откуда шерсть?', content: '<p>С пастбищ Нарына и Иссык-Куля.</p>' },
    ]),
    kg: contentOf([
      {
        title: 'Кийиз тапичкени кантип жууйт?',
        content: '<p>Кол менен, салкын сууда, жүн самыны менен.</p>',
      },
      { title: 'Ал чоюлабы?', content: '<p>Биринчи жумада бир аз.</p>' },
      { title: 'Жүнү кайдан?', content: '<p>Нарын менен Ысык-Көлдүн жайлоолорунан.</p>' },
    ]),
  }),
  play: async ({ canvas }) => {
    const [first, second] = await canvas.findAllByRole('button')
    if (!first || !second) throw new Error('Expected three items')
    await expect(first).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(second)
    await expect(second).toHaveAttribute('aria-expanded', 'true')
    await expect(first).toHaveAttribute('aria-expanded', 'false')
  },
}
