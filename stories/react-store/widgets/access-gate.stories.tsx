import { AccessGate } from '@shyrdak/react-store/widgets/access-gate'
import { allMessages } from '@shyrdak/react-store/messages/all'
import type { StoreOptions } from '@shyrdak/react-store'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { languageOf } from '../../language.ts'
import { neverAnswers } from '../a-shop.ts'
import { Shop } from '../shop.tsx'
import { showsState, typedAndSent } from '../typed.ts'

type OpenGate = NonNullable<StoreOptions['openGate']>

const PASSWORD = 'felt'

/** A site whose password is `felt`. */
const site: OpenGate = async (attempt) =>
  'password' in attempt && attempt.password === PASSWORD
    ? { kind: 'granted', pass: 'p'.repeat(43) }
    : { kind: 'refused' }

const meta = {
  title: 'Widgets/AccessGate',
  component: AccessGate,
  // Each has a heading that a page has but one of.
  tags: ['!autodocs'],
  args: { returnTo: '/' },
  argTypes: { said: { control: 'object' } },
} satisfies Meta<typeof AccessGate>

export default meta
type Story = StoryObj<typeof meta>

const reload = fn()

const before = (openGate: OpenGate): Pick<Story, 'render' | 'beforeEach'> => ({
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

const knock = async (page: HTMLElement, password: string, state: string) => {
  await typedAndSent(page, { password })
  await showsState(page, '.shyrdak-access-gate', state)
}

/** The password of this site is `felt`. */
export const Closed: Story = before(site)

/** It is said at the field, where the next attempt can be typed. */
export const WrongPassword: Story = {
  ...before(site),
  play: async ({ canvas, canvasElement, globals }) => {
    await knock(canvasElement, 'wool', 'refused')
    const messages = allMessages(languageOf({ globals })).gate
    await expect(canvas.getByText(messages.refused)).toBeVisible()
    const field = canvas.getByLabelText(new RegExp(messages.password))
    await expect(field).toBeInvalid()
  },
}

export const Checking: Story = {
  ...before(neverAnswers),
  play: ({ canvasElement }) => knock(canvasElement, PASSWORD, 'checking'),
}

/** The page is asked for again, now without the curtain. */
export const Granted: Story = {
  ...before(site),
  play: async ({ canvas, canvasElement }) => {
    await knock(canvasElement, 'wool', 'refused')
    await userEvent.clear(canvas.getByLabelText(/./, { selector: '[name="password"]' }))
    await knock(canvasElement, PASSWORD, 'granted')
    await expect(reload).toHaveBeenCalledOnce()
  },
}

/** It says how long to wait. */
export const TooManyAttempts: Story = {
  ...before(async () => ({ kind: 'limited', retryAfter: 600 })),
  play: ({ canvasElement }) => knock(canvasElement, 'wool', 'limited'),
}

export const Offline: Story = {
  ...before(() => Promise.reject(new Error('The site is out of reach'))),
  play: ({ canvasElement }) => knock(canvasElement, PASSWORD, 'failed'),
}

/** Where no script runs, the site draws the page again with what it says. */
export const AnsweredWithoutScript: Story = { ...before(site), args: { said: { kind: 'refused' } } }

export const InRussian: Story = {
  ...before(site),
  globals: { language: 'ru' },
  play: ({ canvasElement }) => knock(canvasElement, 'шерсть', 'refused'),
}

export const OnAPhone: Story = { ...before(site), globals: { viewport: { value: 'phone' }, language: 'kg' } }
