import type { Store } from '@shyrdak/react-store'
import { AlertStack } from '@shyrdak/react-store/widgets/alert-stack'
import type { NewAlert } from '@shyrdak/state-machines/alerts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { languageOf } from '../../language.ts'
import { slippersGoods } from '../cart-goods.ts'
import { Shop } from '../shop.tsx'

const LONG = 3_600_000

function RaisedAlerts({ store, alerts }: { store: Store; alerts: readonly NewAlert[] }) {
  useEffect(() => {
    for (const alert of alerts)
      void store.alerts.send({ type: 'alert.raise', alert: { timeout: LONG, ...alert } })
  }, [store, alerts])
  return <AlertStack />
}

const meta = {
  title: 'Widgets/AlertStack',
  component: AlertStack,
  // It is fixed to the edge of the screen; on a docs page, all stories would overlap.
  tags: ['!autodocs'],
  argTypes: { isHere: { table: { disable: true } } },
} satisfies Meta<typeof AlertStack>

export default meta
type Story = StoryObj<typeof meta>

const raising = (alertsOf: (name: string) => readonly NewAlert[]): Pick<Story, 'render'> => ({
  render: (_, context) => {
    const language = languageOf(context)
    return (
      <Shop language={language}>
        {(store) => <RaisedAlerts store={store} alerts={alertsOf(slippersGoods.name[language])} />}
      </Shop>
    )
  },
})

export const Quiet: Story = {
  ...raising(() => []),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region')).toHaveAttribute('data-state', 'quiet')
  },
}

export const Added: Story = raising((name) => [
  {
    message: 'added',
    params: { name },
    tone: 'success',
    action: { name: 'cart.open', label: 'openCart' },
  },
])

/** Errors are announced assertively. */
export const Failed: Story = {
  ...raising(() => [{ message: 'failed', tone: 'error' }]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}

/** Each alert can be closed. */
export const Several: Story = {
  ...raising((name) => [
    { message: 'added', params: { name }, tone: 'success' },
    { message: 'atLimit', params: { name, count: 5 }, tone: 'info' },
    { message: 'failed', tone: 'error' },
  ]),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(3))
    const [first] = canvas.getAllByRole('button')
    if (!first) throw new Error('No close button')
    await userEvent.click(first)
    await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(2))
  },
}
