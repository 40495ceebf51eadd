import { messagesIn } from '../../messages-in.ts'
import { CookieConsent } from '@shyrdak/react-store/widgets/cookie-consent'
import type { Store } from '@shyrdak/react-store'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { languageOf } from '../../language.ts'
import { Shop } from '../shop.tsx'

/** Delay of the dialog, in milliseconds. Source: spec §9. */
const DIALOG_DELAY = 20_000

let shop: Store

const meta = {
  title: 'Widgets/CookieConsent',
  component: CookieConsent,
  // It is fixed to the edge of the screen; on a docs page, all stories would overlap.
  tags: ['!autodocs'],
  args: { passed: DIALOG_DELAY },
  argTypes: { passed: { control: { type: 'number', min: 0, max: DIALOG_DELAY, step: 1000 } } },
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

/** After twenty seconds. The dialog does not take the focus. */
export const Asking: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible()
    await expect(document.body).toHaveFocus()
  },
}

/** A page that has just loaded. `passed` sets the elapsed time. */
export const Waiting: Story = {
  args: { passed: 0 },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('.shyrdak-cookie-consent')).toHaveAttribute('data-state', 'waiting'),
    )
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
}

/** Opens after the delay. */
export const OpensAfterDelay: Story = {
  args: { passed: DIALOG_DELAY - 500 },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.shyrdak-cookie-consent')).toBeInTheDocument())
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await expect(await screen.findByRole('dialog', {}, { timeout: 5000 })).toBeVisible()
  },
}

/** The consent is saved. */
export const Accepted: Story = {
  play: async ({ globals }) => {
    const accept = messagesIn(languageOf({ globals }), 'cookie-consent')('accept')
    await userEvent.click(await screen.findByRole('button', { name: accept }))
    await isGone()
    await expect(shop.ports.storage.get('cookiesAccepted')).toBe('true')
  },
}

/** Closing does not accept cookies. */
export const Closed: Story = {
  play: async ({ globals }) => {
    const close = messagesIn(languageOf({ globals }), 'cookie-consent')('close')
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
