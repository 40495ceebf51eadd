import { WholesaleCart } from '@shyrdak/react-store/widgets/wholesale-cart'
import { refusal } from '@shyrdak/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { languageOf } from '../../language.ts'
import type { ShopSetting } from '../a-shop.ts'
import { Shop } from '../shop.tsx'
import { CURRENTS, kits, slippersCell } from '../wholesale.ts'

const meta = {
  title: 'Widgets/WholesaleCart',
  component: WholesaleCart,
  args: { companyId: 2, canOrder: true },
  argTypes: { canOrder: { control: 'boolean' } },
} satisfies Meta<typeof WholesaleCart>

export default meta
type Story = StoryObj<typeof meta>

const logo = { id: 3, name: 'Бишкек 150' }
const cells = [slippersCell(0, 2, 24), slippersCell(0, 3, 36, logo), slippersCell(2, 5, 40, logo)]

const over = (setting: ShopSetting): Pick<Story, 'render'> => ({
  render: (args, context) => (
    <Shop language={languageOf(context)} setting={{ answers: { [CURRENTS]: [...kits] }, cells, ...setting }}>
      <WholesaleCart {...args} />
    </Shop>
  ),
})

const showsState = (canvasElement: HTMLElement, state: string) =>
  waitFor(() =>
    expect(canvasElement.querySelector('.shyrdak-wholesale-cart')).toHaveAttribute('data-state', state),
  )

/** A kit is short, and more of it is offered. */
export const Filled: Story = {
  ...over({}),
  play: async ({ canvas, canvasElement }) => {
    await showsState(canvasElement, 'filled')
    await expect(await canvas.findAllByRole('spinbutton')).toHaveLength(3)
  },
}

export const KitsUnreadable: Story = over({
  answers: { [CURRENTS]: refusal('INTERNAL', { status: 500 }) },
})

export const Empty: Story = {
  ...over({ cells: [] }),
  play: ({ canvasElement }) => showsState(canvasElement, 'empty'),
}

export const Viewer: Story = { ...over({}), args: { canOrder: false } }
export const OnAPhone: Story = { ...over({}), globals: { viewport: { value: 'phone' } } }
export const InRussian: Story = { ...over({}), globals: { language: 'ru' } }
export const InKyrgyz: Story = { ...over({}), globals: { language: 'kg' } }
