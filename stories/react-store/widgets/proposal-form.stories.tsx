import { ProposalForm } from '@shyrdak/react-store/widgets/proposal-form'
import type { Proposal } from '@shyrdak/sdk/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { languageOf } from '../../language.ts'
import { Shop } from '../shop.tsx'

const mat: Proposal = {
  id: 4,
  name: { en: 'Shepherd’s mat', ru: 'Коврик пастуха', kg: '' },
  description: { en: 'Grey wool, felted twice.', ru: 'Серая шерсть, дважды свалянная.', kg: '' },
  category_id: 2,
  color_id: 1,
  size: '60 × 90 cm',
  photos: [],
  price: '1500.00',
  stock: 2,
  made_to_order_days: 12,
  weight: 900,
  state: 'returned',
  note: 'Please add a photo and the Kyrgyz text.',
  product: null,
  created_at: '2026-11-20T09:30:00.000Z',
  revision: 2,
}

const meta = {
  title: 'Widgets/Proposal form',
  component: ProposalForm,
  args: {
    proposal: null,
    categories: [
      {
        id: 1,
        title: { en: 'Rugs', ru: 'Ковры', kg: 'Килемдер' },
        children: [{ id: 2, title: { en: 'Mats', ru: 'Коврики', kg: 'Килемчелер' }, children: [] }],
      },
    ],
    colors: [{ id: 1, name: { en: 'Madder red', ru: 'Марена', kg: 'Кызыл' }, hex: '#a33a2b' }],
    onSaved: () => {},
    onRemoved: () => {},
  },
  render: (args, context) => (
    <Shop language={languageOf(context)} setting={{ answers: {} }}>
      <ProposalForm {...args} />
    </Shop>
  ),
} satisfies Meta<typeof ProposalForm>

export default meta
type Story = StoryObj<typeof meta>

export const New: Story = {}

/** A manager has returned the proposal with a note. */
export const SentBack: Story = { args: { proposal: mat } }
export const OnAPhone: Story = { args: { proposal: mat }, globals: { viewport: { value: 'phone' } } }
