import { chatMachine } from '@shyrdak/state-machines/chat'
import { checkoutMachine } from '@shyrdak/state-machines/checkout'
import { wholesaleOrderMachine } from '@shyrdak/state-machines/wholesale-order'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { StateChart, type StateChartProps } from './docs/state-chart/state-chart.tsx'

const meta = {
  title: 'Guides/State charts',
  tags: ['!autodocs'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

// Not an arg: the controls would copy the whole machine.
const chartOf = (machine: StateChartProps['machine']): Pick<Story, 'render'> => ({
  render: () => <StateChart machine={machine} />,
})

/** Nested states; refused or failed, an order is written again. */
export const Nested: Story = {
  ...chartOf(wholesaleOrderMachine),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: /^State chart of wholesale-order: 7 states/ })).toBeVisible()
    await userEvent.click(canvas.getByText('wholesale-order as a table'))
    await expect(canvas.getByRole('rowheader', { name: /^writing\.editing/ })).toBeVisible()
    await expect(canvasElement.querySelectorAll('[data-state]')).toHaveLength(8)
  },
}

/** Three regions that are active at once. */
export const Parallel: Story = chartOf(chatMachine)

/** The largest machine: its lanes leave room for its texts. */
export const OnAPhone: Story = {
  ...chartOf(checkoutMachine),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const [chart] = canvasElement.querySelectorAll('.stories-chart-grid')
    await expect(chart?.scrollWidth).toBe(chart?.clientWidth)
    for (const text of canvasElement.querySelectorAll('.stories-chart-transition'))
      await expect(text.clientWidth).toBeGreaterThan(120)
  },
}
