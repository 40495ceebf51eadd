import { CraftsmanReviews } from '@shyrdak/react-store/widgets/craftsman-reviews'
import type { CraftsmanReview } from '@shyrdak/sdk/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { languageOf } from '../../language.ts'
import { Shop } from '../shop.tsx'

const review: CraftsmanReview = {
  id: 3,
  product_id: 7,
  author: 'Айгүл',
  rating: 4,
  text: 'Heavy, and it lies flat on a wooden floor.',
  language: 'en',
  reply: null,
  created_at: '2026-11-20T09:30:00.000Z',
  product: {
    id: 7,
    slug: 'sisters-argument',
    name: { en: 'The Sisters’ Argument', ru: 'Шырдак «Спор сестёр»', kg: '«Эже-сиңдинин талашы» шырдагы' },
  },
}
const answered: CraftsmanReview = {
  ...review,
  id: 4,
  rating: 5,
  text: 'Экинчи жыл колдонуп жатабыз, рахмат.',
  language: 'kg',
  reply: {
    text: 'Рахмат сизге! Боёгу жыл өткөн сайын коюулат.',
    language: 'kg',
    name: { en: 'Eje-Singdi', ru: '«Эже-Синди»', kg: '«Эже-Сиңди»' },
    created_at: '2026-11-21T09:30:00.000Z',
  },
}

const meta = {
  title: 'Widgets/Workshop reviews',
  component: CraftsmanReviews,
  args: { reviews: [review, answered] },
  render: (args, context) => (
    <Shop
      language={languageOf(context)}
      setting={{ answers: { 'PUT /specialgoods/review/:id/reply': { ...answered, id: 3 } } }}
    >
      <CraftsmanReviews {...args} />
    </Shop>
  ),
} satisfies Meta<typeof CraftsmanReviews>

export default meta
type Story = StoryObj<typeof meta>

/** One review has a reply, one does not. */
export const Both: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
