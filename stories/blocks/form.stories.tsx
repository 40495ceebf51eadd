import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { blockMeta, blockStory, type BlockStory } from './block-story.tsx'

const meta = { title: 'Blocks/Form', ...blockMeta('Form') } satisfies Meta

export default meta

const told = (title: string, text: string) => ({ props: { title, content: `<p>${text}</p>` } })

/** It cannot be sent before all four fields are filled. */
export const Feedback: BlockStory = {
  ...blockStory({
    en: told('Write to us', 'We answer within two days.'),
    ru: told('Напишите нам', 'Отвечаем в течение двух дней.'),
    kg: told('Бизге жазыңыз', 'Эки күндүн ичинде жооп беребиз.'),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button')).toBeDisabled()
  },
}

export const OnAPhone: BlockStory = { ...Feedback, globals: { viewport: { value: 'phone' } } }
