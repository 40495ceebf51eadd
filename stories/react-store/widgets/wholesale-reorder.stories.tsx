import { WholesaleReorder } from '@shyrdak/react-store/widgets/wholesale-reorder'
import { WholesaleOrder, type WholesaleItem } from '@shyrdak/sdk/contract'
import { build, refusal } from '@shyrdak/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { languageOf } from '../../language.ts'
import type { ShopSetting } from '../a-shop.ts'
import { Shop } from '../shop.tsx'
import { CURRENTS, kits, wholesaleSlippers } from '../wholesale.ts'

const meta = {
  title: 'Widgets/WholesaleReorder',
  component: WholesaleReorder,
  args: { orderId: 41 },
} satisfies Meta<typeof WholesaleReorder>

export default meta
type Story = StoryObj<typeof meta>

const [color] = wholesaleSlippers.colors
const [sole] = wholesaleSlippers.soles
const item = (size: string, price: string): WholesaleItem => ({
  reyestr_id: wholesaleSlippers.id,
  reyestr_name: wholesaleSlippers.name,
  reyestr_img: wholesaleSlippers.photo,
  color: color!.id,
  color_name: color!.name,
  size,
  count: 6,
  price,
  price_list: null,
  from_count: 1,
  sum: '6060.00',
  sole_id: sole!.id,
  sole_name: sole!.name,
  sole_img: null,
  sole_brand_id: null,
  brand_id: null,
  brand_name: null,
  sole_brand_name: null,
})
/** An order with three lines: one costs the same, one has a new price, one is gone. */
const ORDER = build(WholesaleOrder, {
  id: 41,
  items: [item('23', '1010.00'), item('24', '940.00'), item('52', '1010.00')],
})

const over = (setting: ShopSetting = {}): Pick<Story, 'render' | 'play'> => ({
  render: (args, context) => (
    <Shop
      language={languageOf(context)}
      setting={{
        answers: {
          [CURRENTS]: [...kits],
          'GET /wholesale/order/:id': ORDER,
          'GET /wholesale/catalog/:id': wholesaleSlippers,
        },
        ...setting,
      }}
    >
      <WholesaleReorder {...args} />
    </Shop>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button'))
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
})

/** One line each with the same price, a new price, and gone. */
export const Compared: Story = over()
export const Unavailable: Story = over({
  answers: { [CURRENTS]: [...kits], 'GET /wholesale/order/:id': refusal('NETWORK') },
})
export const OnAPhone: Story = { ...over(), globals: { viewport: { value: 'phone' } } }
export const InRussian: Story = { ...over(), globals: { language: 'ru' } }
export const InKyrgyz: Story = { ...over(), globals: { language: 'kg' } }
