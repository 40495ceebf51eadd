import { messagesIn } from '../../messages-in.ts'
import { AccessGate } from '@shyrdak/react-store/widgets/access-gate'
import type { StoreOptions } from '@shyrdak/react-store'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { languageOf } from '../../language.ts'
import { neverAnswers } from '../a-shop.ts'
import { Shop } from '../shop.tsx'
import { showsState, fillAndSubmit } from '../fill-and-submit.ts'

type OpenGate = NonNullable<StoreOptions['openGate']>

const PASSWORD = 'felt'

const site: OpenGate = async (attempt) =>
  'password' in attempt && attempt.password === PASSWORD
    ? { kind: 'granted', pass: 'p'.repeat(43) }
    : { kind: 'refused' }

const meta = {
  title: 'Widgets/AccessGate',
  component: AccessGate,
  // A page may only have one h1; a docs page would have one per story.
  tags: ['!autodocs'],
  args: { returnTo: '/' },
  argTypes: { response: { control: 'object' } },
} satisfies Meta<typeof AccessGate>

export default meta
type Story = StoryObj<typeof meta>

const reload = fn()

const withGate = (openGate: OpenGate): Pick<Story, 'render' | 'beforeEach'> => ({
  beforeEach: () => void reload.mockClear(),
  render: (args, context) => {
    const navigation = {
      origin: '',
      path: () => '/',
      replaceQuery: () => {},
      go: () => {},
      leave: () => {},
      reload,
    }
    return (
      <Shop language={languageOf(context)} setting={{ openGate, navigation }}>
        <AccessGate {...args} />
      </Shop>
    )
  },
})

const submitPassword = async (page: HTMLElement, password: string, state: string) => {
  await fillAndSubmit(page, { password })
  await showsState(page, '.shyrdak-access-gate', state)
}

/** The password of this site is `felt`. */
export const Closed: Story = withGate(site)

/** The error is shown at the field. */
export const WrongPassword: Story = {
  ...withGate(site),
  play: async ({ canvas, canvasElement, globals }) => {
    await submitPassword(canvasElement, 'wool', 'refused')
    const messages = messagesIn(languageOf({ globals }), 'access-gate')
    await expect(canvas.getByText(messages('refused'))).toBeVisible()
    const field = canvas.getByLabelText(new RegExp(messages('password')))
    await expect(field).toBeInvalid()
  },
}

export const Checking: Story = {
  ...withGate(neverAnswers),
  play: ({ canvasElement }) => submitPassword(canvasElement, PASSWORD, 'checking'),
}

/** The page is reloaded, now without the gate. */
export const Granted: Story = {
  ...withGate(site),
  play: async ({ canvas, canvasElement }) => {
    await submitPassword(canvasElement, 'wool', 'refused')
    await userEvent.clear(canvas.getByLabelText(/./, { selector: '[name="password"]' }))
    await submitPassword(canvasElement, PASSWORD, 'granted')
    await expect(reload).toHaveBeenCalledOnce()
  },
}

/** Shows how long to wait. */
export const TooManyAttempts: Story = {
  ...withGate(async () => ({ kind: 'limited', retryAfter: 600 })),
  play: ({ canvasElement }) => submitPassword(canvasElement, 'wool', 'limited'),
}

export const Offline: Story = {
  ...withGate(() => Promise.reject(new Error('Network failure'))),
  play: ({ canvasElement }) => submitPassword(canvasElement, PASSWORD, 'failed'),
}

/** Without JavaScript, the server renders the page again with the result. */
export const WithoutJavaScript: Story = { ...withGate(site), args: { response: { kind: 'refused' } } }

export const InRussian: Story = {
  ...withGate(site),
  globals: { language: 'ru' },
  play: ({ canvasElement }) => submitPassword(canvasElement, 'шерсть', 'refused'),
}

export const OnAPhone: Story = {
  ...withGate(site),
  globals: { viewport: { value: 'phone' }, language: 'kg' },
}
