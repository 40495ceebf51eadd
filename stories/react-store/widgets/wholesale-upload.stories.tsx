import { WholesaleUpload } from '@shyrdak/react-store/widgets/wholesale-upload'
import type { OrderFileLine } from '@shyrdak/sdk/contract'
import { refusal } from '@shyrdak/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { languageOf } from '../../language.ts'
import type { ShopSetting } from '../a-shop.ts'
import { Shop } from '../shop.tsx'
import { CURRENTS, kits, wholesaleSlippers } from '../wholesale.ts'

const meta = {
  title: 'Widgets/WholesaleUpload',
  component: WholesaleUpload,
  args: { canOrder: true },
} satisfies Meta<typeof WholesaleUpload>

export default meta
type Story = StoryObj<typeof meta>

const [color] = wholesaleSlippers.colors
const [sole] = wholesaleSlippers.soles
const TEXT = {
  article: '217',
  color: 'Cream',
  size: '24',
  sole: 'Felt sole',
  count: '6',
  logo: '',
  sole_logo: '',
}
const right = (row: number, size: number): OrderFileLine => ({
  row,
  text: TEXT,
  problems: [],
  item: {
    reyestr_id: wholesaleSlippers.id,
    price_type: 'sole',
    reyestr_name: wholesaleSlippers.name,
    reyestr_img: wholesaleSlippers.photo,
    variation_id: color!.variation_id,
    color: { id: color!.id, name: color!.name },
    size: { id: color!.sizes[size]!.id, name: color!.sizes[size]!.name },
    sole: { id: sole!.id, name: sole!.name, photo_path: null },
    brand: null,
    sole_brand: null,
    count: 6,
    prices: sole!.prices,
  },
})
const LINES: OrderFileLine[] = [
  right(2, 1),
  right(3, 2),
  right(4, 3),
  {
    row: 5,
    text: { ...TEXT, color: 'Chartreuse' },
    item: null,
    problems: [{ column: 'color', code: 'unknown', known: ['Cream', 'Rose', 'Sky', 'Grey'], limit: null }],
  },
  {
    row: 6,
    text: { ...TEXT, count: 'six' },
    item: null,
    problems: [{ column: 'count', code: 'not_a_number', known: [], limit: null }],
  },
]

const over = (setting: ShopSetting = {}): Pick<Story, 'render'> => ({
  render: (args, context) => (
    <Shop
      language={languageOf(context)}
      setting={{
        answers: { [CURRENTS]: [...kits], 'POST /wholesale/order/file': { lines: LINES } },
        ...setting,
      }}
    >
      <WholesaleUpload {...args} />
    </Shop>
  ),
})
const chosen =
  (state: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('input')).not.toBeNull())
    await userEvent.upload(canvasElement.querySelector('input')!, new File(['a table'], 'order.xlsx'))
    await waitFor(() =>
      expect(canvasElement.querySelector('.shyrdak-upload')).toHaveAttribute('data-state', state),
    )
  }

export const Ready: Story = over()
/** Valid and invalid lines. */
export const Read: Story = { ...over(), play: chosen('read') }
export const Refused: Story = {
  ...over({
    answers: {
      'POST /wholesale/order/file': refusal('INVALID', {
        issues: [{ path: ['file', 'article'], code: 'required' }],
      }),
    },
  }),
  play: chosen('refused'),
}
export const ForAViewer: Story = { ...over(), args: { canOrder: false } }
export const OnAPhone: Story = { ...Read, globals: { viewport: { value: 'phone' } } }
export const InRussian: Story = { ...Read, globals: { language: 'ru' } }
export const InKyrgyz: Story = { ...Read, globals: { language: 'kg' } }
