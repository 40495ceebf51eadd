import { SearchBox } from '@shyrdak/react-store/widgets/search-box'
import { refusal, type FakeAnswer } from '@shyrdak/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { kalpakEntry, rugEntry, slippersEntry } from '../../goods.ts'
import { languageOf } from '../../language.ts'
import { onePage } from '../one-page.ts'
import { Shop } from '../shop.tsx'

const meta = {
  title: 'Widgets/SearchBox',
  component: SearchBox,
  args: { text: '' },
} satisfies Meta<typeof SearchBox>

export default meta
type Story = StoryObj<typeof meta>

const over = (answer: FakeAnswer): Pick<Story, 'render'> => ({
  render: (args, context) => (
    <Shop language={languageOf(context)} setting={{ answers: { 'POST /frontend/search/product': answer } }}>
      <div className="stories-narrow" style={{ minHeight: '24rem' }}>
        <SearchBox {...args} />
      </div>
    </Shop>
  ),
})
const FOUND = onePage([slippersEntry, rugEntry, kalpakEntry])

export const Empty: Story = over(FOUND)

/** Suggestions appear from two characters on; arrow keys select them. */
export const Suggesting: Story = {
  ...over(FOUND),
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('combobox')
    await userEvent.type(box, 'felt')
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(3), { timeout: 3000 })
    await userEvent.keyboard('{ArrowDown}')
    await expect(box).toHaveAttribute('aria-activedescendant', canvas.getAllByRole('option')[0]?.id)
  },
}

export const NothingFound: Story = {
  ...over(onePage([])),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'granite')
    await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement(), { timeout: 3000 })
  },
}

/** Without suggestions, the form still works. */
export const Unavailable: Story = {
  ...over(refusal('NETWORK')),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'felt')
    await waitFor(() => expect(canvas.getByRole('search')).toHaveAttribute('data-state', 'closed'), {
      timeout: 3000,
    })
  },
}

export const OnAPhone: Story = { ...over(FOUND), globals: { viewport: { value: 'phone' }, language: 'kg' } }
