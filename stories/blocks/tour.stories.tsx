import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { FAQ } from '../content/faq.ts'
import { blockMeta, blockStory, type BlockStory } from './block-story.tsx'

const meta = { title: 'Blocks/Tour', ...blockMeta('Tour') } satisfies Meta

export default meta

const content = { props: {} }

/** The store's FAQ in five tabs. */
export const Questions: BlockStory = {
  ...blockStory({ en: content, ru: content, kg: content }, { data: () => ({ faq: FAQ }) }),
  play: async ({ canvas }) => {
    const tabs = await canvas.findAllByRole('tab')
    await expect(tabs).toHaveLength(5)
    await userEvent.click(tabs[2] as HTMLElement) // of five
    await expect(canvas.getByRole('tabpanel').querySelector('button')).toBeVisible()
  },
}
