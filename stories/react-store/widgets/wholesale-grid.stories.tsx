import { WholesaleGrid } from '@shyrdak/react-store/widgets/wholesale-grid'
import { refusal } from '@shyrdak/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { languageOf } from '../../language.ts'
import type { ShopSetting } from '../a-shop.ts'
import { Shop } from '../shop.tsx'
import { CURRENTS, kits, slippersCell, wholesaleSlippers } from '../wholesale.ts'

const meta = {
  title: 'Widgets/WholesaleGrid',
  component: WholesaleGrid,
  args: { product: wholesaleSlippers, from: 'catalog', companyId: 2, canOrder: true },
  argTypes: { canOrder: { control: 'boolean' } },
} satisfies Meta<typeof WholesaleGrid>

export default meta
type Story = StoryObj<typeof meta>

const over = (setting: ShopSetting): Pick<Story, 'render'> => ({
  render: (args, context) => (
    <Shop language={languageOf(context)} setting={{ answers: { [CURRENTS]: [...kits] }, ...setting }}>
      <WholesaleGrid {...args} />
    </Shop>
  ),
})

export const Empty: Story = over({})

/** Arrow keys, Enter and Tab move the focus. A logo's kit decreases while typing; a short kit is offered. */
export const Typed: Story = {
  ...over({}),
  play: async ({ canvasElement, canvas }) => {
    const [upper] = await canvas.findAllByRole('combobox')
    await waitFor(() => expect(upper).toBeEnabled())
    if (upper) await userEvent.selectOptions(upper, '3')
    const [first] = within(await canvas.findByRole('grid')).getAllByRole('textbox')
    if (first) await userEvent.click(first)
    await userEvent.keyboard('24{Tab}12{Tab}18{Enter}6')
    await expect(canvasElement.querySelector('[data-state="short"]')).not.toBeNull()
  },
}

/** The price tier is reached together with the count in the cart. */
export const BesideTheCart: Story = over({ cells: [slippersCell(0, 0, 18), slippersCell(1, 3, 24)] })

/** Balances that could not be loaded are unknown, not zero. */
export const KitsUnreadable: Story = {
  ...over({ answers: { [CURRENTS]: refusal('INTERNAL', { status: 500 }) } }),
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('.shyrdak-wholesale-grid-unknown')).toHaveTextContent('–'),
    )
  },
}

export const Viewer: Story = { ...over({}), args: { canOrder: false } }

/** A narrow screen shows one colour at a time. */
export const OnAPhone: Story = { ...over({}), globals: { viewport: { value: 'phone' } } }

export const InRussian: Story = { ...over({}), globals: { language: 'ru' } }
export const InKyrgyz: Story = { ...over({}), globals: { language: 'kg' } }
