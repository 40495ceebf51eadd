import { CookieConsent } from '@shyrdak/react-store/widgets/cookie-consent'
import { allMessages } from '@shyrdak/react-store/messages/all'
import type { Store } from '@shyrdak/react-store'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { languageOf } from '../../language.ts'
import { Shop } from '../shop.tsx'

/** After how long it asks, in milliseconds. Source: spec §8. */
const ASKS_AFTER = 20_000

let shop: Store

const meta = {
  title: 'Widgets/CookieConsent',
  component: CookieConsent,
  // It stands at the edge of the page, which a page of documentation has but one of.
  tags: ['!autodocs'],
  args: { passed: ASKS_AFTER },
  argTypes: { passed: { control: { type: 'number', min: 0, max: ASKS_AFTER, step: 1000 } } },
  render: (args, context) => (
    <Shop language={languageOf(context)}>
      {(store) => {
        shop = store
        return <CookieConsent key={args.passed} {...args} />
      }}
    </Shop>
  ),
} satisfies Meta<typeof CookieConsent>

export default meta
type Story = StoryObj<typeof meta>

const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

/** A page that has been there for twenty seconds. The focus stays where it was. */
export const Asking: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible()
    await expect(document.body).toHaveFocus()
  },
}

/** A page that was just loaded: set `passed` aside and it asks after twenty seconds. */
export const Waiting: Story = {
  args: { passed: 0 },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('.shyrdak-cookie-consent')).toHaveAttribute('data-state', 'waiting'),
    )
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
}

/** The last half second of the twenty. */
export const AsksWhenTheTimeIsOver: Story = {
  args: { passed: ASKS_AFTER - 500 },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.shyrdak-cookie-consent')).toBeInTheDocument())
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await expect(await screen.findByRole('dialog', {}, { timeout: 5000 })).toBeVisible()
  },
}

/** It is kept for good. */
export const Accepted: Story = {
  play: async ({ globals }) => {
    const { accept } = allMessages(languageOf({ globals })).cookies
    await userEvent.click(await screen.findByRole('button', { name: accept }))
    await isGone()
    await expect(shop.ports.storage.get('cookiesAccepted')).toBe('true')
  },
}

/** Put away for this visit, nothing is accepted. */
export const Closed: Story = {
  play: async ({ globals }) => {
    const { close } = allMessages(languageOf({ globals })).cookies
    await userEvent.click(await screen.findByRole('button', { name: close }))
    await isGone()
    await expect(shop.ports.storage.get('cookiesAccepted')).toBeNull()
  },
}

export const InRussian: Story = { globals: { language: 'ru' } }

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'kg' },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
}
