import { Wishlist } from '@shyrdak/react-store/widgets/wishlist'
import type { WishlistProduct, WishlistChange } from '@shyrdak/sdk/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { languageOf } from '../../language.ts'
import { Shop } from '../shop.tsx'

const NAMES = [
  { en: 'Ala-Too slippers', ru: 'Тапочки «Ала-Тоо»', kg: '«Ала-Тоо» тапичкеси' },
  { en: 'White kalpak', ru: 'Белый калпак', kg: 'Ак калпак' },
]

const listed = (product_id: number, state: WishlistProduct['state']): WishlistProduct => {
  const name = NAMES[product_id - 1]
  return {
    market: 'retail',
    product_id,
    state,
    product: name
      ? {
          slug: `product-${product_id}`,
          name,
          photo: product_id === 1 ? '/media/slippers.jpg' : '/media/kalpak.jpg',
          sale_cost: '2250.00',
          price: { view: '2250.00', discount: { view: '0.00' } },
          currency: { currency: 'KGS', rate_date: null },
        }
      : null,
  }
}

const changes: WishlistChange[] = [1, 2, 3].map((product_id) => ({
  market: 'retail',
  product_id,
  is_wished: true,
}))

const meta = {
  title: 'Widgets/Wishlist',
  component: Wishlist,
  render: (_, context) => (
    <Shop
      language={languageOf(context)}
      setting={{
        stored: context.parameters['empty']
          ? {}
          : { wishlist: JSON.stringify({ account: null, known: [], changes }) },
        answers: {
          'POST /frontend/wishlist/products': [
            listed(1, 'in_stock'),
            listed(2, 'sold_out'),
            listed(3, 'withdrawn'),
          ],
        },
      }}
    >
      <Wishlist />
    </Shop>
  ),
} satisfies Meta<typeof Wishlist>

export default meta
type Story = StoryObj<typeof meta>

/** One product is available, one is sold out, one is no longer sold. */
export const Filled: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Empty: Story = { parameters: { empty: true } }
