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
const good = (lines: Lines) => quoteOf(lines.map(([goods, count]) => quotedAs(goods, count)))

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

/** A story over a store of this setting. */
const over = (setting: ShopSetting): Pick<Story, 'render'> => ({
  render: (args, context) => (
    <Shop language={languageOf(context)} setting={setting}>
      <Cart {...args} />
    </Shop>
  ),
})

const hasState = (canvasElement: HTMLElement, state: string) =>
  waitFor(() => expect(canvasElement.querySelector('.shyrdak-cart')).toHaveAttribute('data-state', state))

export const Filled: Story = {
  ...over(withLines(good(TWO))),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('spinbutton')).toHaveLength(2)
    await expect(await canvas.findByRole('complementary')).toHaveTextContent(/45.700\.00 KGS/)
  },
}

/** A line that is taken out can be put back for a while. */
export const TakenOut: Story = {
  ...over(withLines(good(TWO))),
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
  play: ({ canvasElement }) => hasState(canvasElement, 'empty'),
}

/** What is in the basket is shown at once, while the store is asked. */
export const Checking: Story = {
  ...over(withLines(neverAnswers)),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('spinbutton')).toHaveLength(2)
  },
}

/** Nothing is lost when the store is out of reach, and it can be asked again. */
export const OutOfReach: Story = {
  ...over(withLines(refusal('NETWORK'))),
  play: async ({ canvas, canvasElement }) => {
    await hasState(canvasElement, 'unreachable')
    await expect(canvas.getAllByRole('spinbutton')).toHaveLength(2)
  },
}

/** Somebody was quicker: what is gone or too few holds the order back. */
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

/** The basket is kept, but no order is offered. */
export const NotDelivered: Story = {
  ...over(withLines(quoteOf([quotedAs(slippersGoods, 2), quotedAs(rugGoods, 1)], { delivers: false }))),
  args: { delivers: false },
}

const SPECIAL: Lines = [
  [slippersGoods, 1],
  [kalpakGoods, 1],
]

/** Special goods are bought first: they stand in a group of their own, and beside the button stands why. */
export const Special: Story = {
  ...over(withLines(good(SPECIAL), SPECIAL)),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.shyrdak-cart-group')).toHaveLength(2))
    const summary = await canvas.findByRole('complementary')
    await expect(summary).toHaveTextContent(/5.650\.00 KGS/)
    await expect(summary).toHaveTextContent(/2.200\.00 KGS/)
  },
}

export const SpecialOnAPhone: Story = {
  ...over(withLines(good(SPECIAL), SPECIAL)),
  globals: { viewport: { value: 'phone' } },
}

export const OnAPhone: Story = { ...over(withLines(good(TWO))), globals: { viewport: { value: 'phone' } } }

export const InRussian: Story = { ...over(withLines(good(TWO))), globals: { language: 'ru' } }
export const InKyrgyz: Story = { ...over(withLines(good(TWO))), globals: { language: 'kg' } }
