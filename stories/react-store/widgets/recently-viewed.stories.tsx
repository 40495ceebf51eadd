import { RecentlyViewed } from '@shyrdak/react-store/widgets/recently-viewed'
import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { languageOf } from '../../language.ts'
import { rugGoods, slippersGoods } from '../cart-goods.ts'
import { Shop } from '../shop.tsx'

const viewed = ({ slug, name, photo }: typeof slippersGoods) => ({ path: `/product/${slug}`, name, photo })

const VIEWED = JSON.stringify([viewed(slippersGoods), viewed(rugGoods)])

const meta = {
  title: 'Widgets/RecentlyViewed',
  component: RecentlyViewed,
  args: { current: { ...viewed(slippersGoods), path: '/product/another' } },
  argTypes: { current: { table: { disable: true } } },
  render: (args, context) => (
    <Shop language={languageOf(context)} setting={{ stored: { [STORAGE_KEYS.recentlyViewed]: VIEWED } }}>
      <RecentlyViewed {...args} />
    </Shop>
  ),
} satisfies Meta<typeof RecentlyViewed>

export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {}
