import { messagesIn } from '../../messages-in.ts'
import { Artisans } from '@shyrdak/react-store/widgets/artisans'
import type { Language } from '@shyrdak/sdk/contract'
import { refusal, type FakeAnswer } from '@shyrdak/sdk/testing'
import { localized } from '@shyrdak/sdk/format'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { ARTISANS, artisansPage } from '../../content/artisans.ts'
import { languageOf } from '../../language.ts'
import { neverAnswers } from '../a-shop.ts'
import { Shop } from '../shop.tsx'

const meta = {
  title: 'Widgets/Artisans',
  component: Artisans,
  args: { first: artisansPage(1) },
  argTypes: { first: { control: 'object' } },
} satisfies Meta<typeof Artisans>

export default meta
type Story = StoryObj<typeof meta>

/** @param answer creates the response for each store, so that `failsOnce` fails once per story */
const over = (answer: () => FakeAnswer): Pick<Story, 'render'> => ({
  render: (args, context) => (
    <Shop language={languageOf(context)} setting={{ answers: { 'GET /specialgoods/artisan': answer() } }}>
      <Artisans {...args} />
    </Shop>
  ),
})

const everyPage = (): FakeAnswer => (request) => artisansPage(Number(request.query?.['page'] ?? 1))

function failsOnce(): FakeAnswer {
  let failures = 0
  return (request) =>
    failures++ === 0 ? refusal('NETWORK') : artisansPage(Number(request.query?.['page'] ?? 1))
}

const turnPage = async (language: Language, direction: 'previous' | 'next') =>
  userEvent.click(await screen.findByRole('link', { name: messagesIn(language, 'artisans')(direction) }))

/** Expects the workshop at an index of the whole list. */
const showsArtisan = async (language: Language, index: number) => {
  const name = ARTISANS[index]?.name
  await expect(await screen.findByText(name ? localized(name, language) : '')).toBeVisible()
}

/** Three pages; at both ends the link is disabled. */
export const Pages: Story = {
  ...over(everyPage),
  play: async ({ canvas, globals }) => {
    const language = languageOf({ globals })
    const previous = messagesIn(language, 'artisans')('previous')
    const next = messagesIn(language, 'artisans')('next')
    await showsArtisan(language, 0)
    await expect(canvas.getByRole('link', { name: previous })).toHaveAttribute('aria-disabled', 'true')
    await turnPage(language, 'next')
    await showsArtisan(language, 4)
    await turnPage(language, 'next')
    await showsArtisan(language, 8)
    await expect(canvas.getByRole('link', { name: next })).toHaveAttribute('aria-disabled', 'true')
    await turnPage(language, 'previous')
    await showsArtisan(language, 4)
    await waitFor(() => expect(canvas.getByRole('list')).toHaveFocus())
  },
}

/** While a page loads, the previous one fades. */
export const Loading: Story = {
  ...over(() => neverAnswers),
  play: async ({ canvas, globals }) => {
    await turnPage(languageOf({ globals }), 'next')
    await waitFor(() => expect(canvas.getByRole('list')).toHaveAttribute('aria-busy', 'true'))
  },
}

/** A failed page can be retried. */
export const Unavailable: Story = {
  ...over(failsOnce),
  play: async ({ canvas, globals }) => {
    const language = languageOf({ globals })
    const unavailable = messagesIn(language, 'artisans')('unavailable')
    const retry = messagesIn(language, 'artisans')('retry')
    await turnPage(language, 'next')
    await expect(await canvas.findByText(unavailable)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: retry }))
    await showsArtisan(language, 4)
  },
}

/** A page that keeps failing. */
export const StillUnavailable: Story = {
  ...over(() => refusal('NETWORK')),
  play: async ({ canvas, globals }) => {
    const language = languageOf({ globals })
    await turnPage(language, 'next')
    await expect(await canvas.findByText(messagesIn(language, 'artisans')('unavailable'))).toBeVisible()
  },
}

/** Without `first`, the widget loads the first page itself. */
export const WithoutFirstPage: Story = {
  render: (_, context) => (
    <Shop language={languageOf(context)} setting={{ answers: { 'GET /specialgoods/artisan': everyPage() } }}>
      <Artisans />
    </Shop>
  ),
  play: ({ globals }) => showsArtisan(languageOf({ globals }), 0),
}

export const OnePage: Story = { ...over(everyPage), args: { first: artisansPage(1, ARTISANS.slice(0, 3)) } }

export const Empty: Story = {
  ...over(everyPage),
  args: { first: artisansPage(1, []) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Data are still not there')).toBeVisible()
  },
}

export const InRussian: Story = { ...over(everyPage), globals: { language: 'ru' } }

export const OnAPhone: Story = {
  ...over(everyPage),
  globals: { viewport: { value: 'phone' }, language: 'kg' },
}
