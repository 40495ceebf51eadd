import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { blockMeta, blockStory, type BlockStory } from './block-story.tsx'

const meta = { title: 'Blocks/Tabs', ...blockMeta('Tabs') } satisfies Meta

export default meta

const contentOf = (titles: string[], texts: string[]) => ({
  props: { items: titles.map((title) => ({ title })) },
  children: texts.map((text) => ({ componentName: 'Paragraph', props: { content: `<p>${text}</p>` } })),
})

/** Starts on the first tab; arrow keys select others. */
export const Panels: BlockStory = {
  ...blockStory({
    en: contentOf(['Rolled', 'Stitched'], ['One sheet without a seam.', 'Cut and joined like a mosaic.']),
    ru: contentOf(['Цельновалянные', 'Сшивные'], ['Один лист без шва.', 'Выкроено и собрано, как мозаика.']),
    kg: contentOf(['Бүтүн басылган', 'Тигилген'], ['Тигиши жок бир барак.', 'Кесилип, мозаикадай кошулган.']),
  }),
  play: async ({ canvas }) => {
    const [first, second] = await canvas.findAllByRole('tab')
    if (!first || !second) throw new Error('Expected two tabs')
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(first)
    await userEvent.keyboard('{ArrowRight}')
    await expect(second).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tabpanel')).toBeVisible()
  },
}
