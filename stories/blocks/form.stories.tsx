import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { blockMeta, blockStory, type BlockStory } from './block-story.tsx'

const meta = { title: 'Blocks/Form', ...blockMeta('Form') } satisfies Meta

export default meta

const contentOf = (title: string, text: string) => ({ props: { title, content: `<p>${text}</p>` } })

/** Submit is disabled until all four fields are filled. */
export const Feedback: BlockStory = {
  ...blockStory({
    en: contentOf('Write to us', 'We answer within two days.'),
    ru: contentOf('Напишите нам', 'Отвечаем в течение двух дней.'),
    kg: contentOf('Бизге жазыңыз', 'Эки күндүн ичинде жооп беребиз.'),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button')).toBeDisabled()
  },
}

export const OnAPhone: BlockStory = { ...Feedback, globals: { viewport: { value: 'phone' } } }
