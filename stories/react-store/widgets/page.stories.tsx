import '@shyrdak/blocks/blocks.css'
import { queryKey } from '@shyrdak/blocks'
import { Page } from '@shyrdak/react-store/widgets/page'
import type { Language } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { FAQ } from '../../content/faq.ts'
import { kalpakEntry, rugEntry, slippersEntry } from '../../goods.ts'
import { languageOf } from '../../language.ts'
import { Shop } from '../shop.tsx'

/** A page as returned by `readPage`: products, with questions below them. */
const pageIn = (language: Language) => ({
  nodes: [
    { componentName: 'Products', props: { count: 3 } },
    {
      componentName: 'Accordion',
      props: {
        items: FAQ.map(({ question, answer }) => ({
          title: localized(question, language),
          content: localized(answer, language),
        })),
      },
    },
  ],
  data: {
    [queryKey({ read: 'products', category: null, count: 3 })]: [slippersEntry, rugEntry, kalpakEntry],
  },
})

const meta = {
  title: 'Widgets/Page',
  component: Page,
  args: { page: pageIn('en') },
  render: (_, context) => (
    <Shop language={languageOf(context)}>
      <Page page={pageIn(languageOf(context))} />
    </Shop>
  ),
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

/** A page of the shop with its products and interactive widgets. */
export const OfTheShop: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(3)
    const answered = await canvas.findByRole('button', { expanded: false })
    await userEvent.click(answered)
    await expect(answered).toHaveAttribute('aria-expanded', 'true')
  },
}

export const InRussian: Story = { globals: { language: 'ru' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' }, language: 'kg' } }
