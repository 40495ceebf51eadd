import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { blockMeta, blockStory, type BlockStory } from './block-story.tsx'

const meta = { title: 'Blocks/MailingForm', ...blockMeta('MailingForm') } satisfies Meta

export default meta

const contentOf = (title: string, text: string) => ({ props: { title, content: `<p>${text}</p>` } })

/** An invalid address is refused without a request. */
export const MailingForm: BlockStory = {
  ...blockStory({
    en: contentOf('One email a month', 'New goods and old stories.'),
    ru: contentOf('Одно письмо в месяц', 'Новые вещи и старые истории.'),
    kg: contentOf('Айына бир кат', 'Жаңы буюмдар, эски баяндар.'),
  }),
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'felt')
    await userEvent.click(canvas.getByRole('button'))
    await expect(await canvas.findByText('Invalid email address')).toBeVisible()
  },
}
