import { Cart } from '@shyrdak/react-store/widgets/cart'
import { refusal, type FakeAnswer } from '@shyrdak/sdk/testing'
import type { CartGoods } from '@shyrdak/state-machines/retail-cart'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { languageOf } from '../../language.ts'
import { neverAnswers, type ShopSetting } from '../a-shop.ts'
import { kalpakGoods, quotedAs, quoteOf, rugGoods, slippersGoods } from '../cart-goods.ts'
import { Shop } from '../shop.tsx'

type Lines = readonly (readonly [CartGoods, number])[]

const TWO: Lines = [
  [slippersGoods, 2],
  [rugGoods, 1],
]
const quote = (lines: Lines) => quoteOf(lines.map(([goods, count]) => quotedAs(goods, count)))

const withLines = (answer: FakeAnswer, cart: Lines = TWO): ShopSetting => ({
  cart,
  answers: { 'POST /frontend/delivery/retail/services': answer },
})

const meta = {
  title: 'Widgets/Cart',
  component: Cart,
  args: { delivers: true },
  argTypes: { delivers: { control: 'boolean' } },
} satisfies Meta<typeof Cart>

export default meta
type Story = StoryObj<typeof meta>

const over = (setting: ShopSetting): Pick<Story, 'render'> => ({
  render: (args, context) => (
    <Shop language={languageOf(context)} setting={setting}>
      <Cart {...args} />
    </Shop>
  ),
})

const showsState = (canvasElement: HTMLElement, state: string) =>
  waitFor(() => expect(canvasElement.querySelector('.shyrdak-cart')).toHaveAttribute('data-state', state))

export const Filled: Story = {
  ...over(withLines(quote(TWO))),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('spinbutton')).toHaveLength(2)
    await expect(await canvas.findByRole('complementary')).toHaveTextContent(/45.700\.00 KGS/)
  },
}

/** Removing a line can be undone. */
export const Removed: Story = {
  ...over(withLines(quote(TWO))),
  play: async ({ canvas, canvasElement, globals }) => {
    const name = slippersGoods.name[languageOf({ globals })]
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`${name}$`) }))
    await waitFor(() => expect(canvas.getAllByRole('spinbutton')).toHaveLength(1))
    await waitFor(() =>
      expect(canvasElement.querySelector('.shyrdak-alert-stack .shyrdak-button')).not.toBeNull(),
    )
  },
}

export const Empty: Story = {
  ...over({}),
  play: ({ canvasElement }) => showsState(canvasElement, 'empty'),
}

/** The cart is shown at once, while the quote loads. */
export const Checking: Story = {
  ...over(withLines(neverAnswers)),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('spinbutton')).toHaveLength(2)
  },
}

/** The cart stays, and the quote can be retried. */
export const Unquoted: Story = {
  ...over(withLines(refusal('NETWORK'))),
  play: async ({ canvas, canvasElement }) => {
    await showsState(canvasElement, 'unquoted')
    await expect(canvas.getAllByRole('spinbutton')).toHaveLength(2)
  },
}

/** Sold-out or insufficient items prevent checkout. */
export const SoldMeanwhile: Story = {
  ...over(
    withLines(
      quoteOf([
        quotedAs(slippersGoods, 2, { state: 'insufficient', stock: 1 }),
        quotedAs(rugGoods, 1, { state: 'sold_out', stock: 0 }),
      ]),
    ),
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('status')).length).toBeGreaterThan(0)
  },
}

export const PriceChanged: Story = over(
  withLines(
    quoteOf([quotedAs(slippersGoods, 2, { sale_cost: '3900.00', price: '3900.00' }), quotedAs(rugGoods, 1)]),
  ),
)

/** The cart stays, but checkout is not available. */
export const NotDelivered: Story = {
  ...over(withLines(quoteOf([quotedAs(slippersGoods, 2), quotedAs(rugGoods, 1)], { delivers: false }))),
  args: { delivers: false },
}

const SPECIAL: Lines = [
  [slippersGoods, 1],
  [kalpakGoods, 1],
]

/** Special goods must be ordered first: they are a separate group, with an explanation. Source: spec §4. */
export const Special: Story = {
  ...over(withLines(quote(SPECIAL), SPECIAL)),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.shyrdak-cart-group')).toHaveLength(2))
    const summary = await canvas.findByRole('complementary')
    await expect(summary).toHaveTextContent(/5.650\.00 KGS/)
    await expect(summary).toHaveTextContent(/2.200\.00 KGS/)
  },
}

export const SpecialOnAPhone: Story = {
  ...over(withLines(quote(SPECIAL), SPECIAL)),
  globals: { viewport: { value: 'phone' } },
}

export const OnAPhone: Story = { ...over(withLines(quote(TWO))), globals: { viewport: { value: 'phone' } } }

export const InRussian: Story = { ...over(withLines(quote(TWO))), globals: { language: 'ru' } }
export const InKyrgyz: Story = { ...over(withLines(quote(TWO))), globals: { language: 'kg' } }
