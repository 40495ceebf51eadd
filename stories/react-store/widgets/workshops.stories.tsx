import { messagesIn } from '../../messages-in.ts'
import { Workshops } from '@shyrdak/react-store/widgets/workshops'
import type { Language } from '@shyrdak/sdk/contract'
import { refusal, type FakeAnswer } from '@shyrdak/sdk/testing'
import { localized } from '@shyrdak/sdk/format'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { WORKSHOPS, workshopsPage } from '../../content/workshops.ts'
import { languageOf } from '../../language.ts'
import { neverAnswers } from '../a-shop.ts'
import { Shop } from '../shop.tsx'

const meta = {
  title: 'Widgets/Workshops',
  component: Workshops,
  args: { first: workshopsPage(1) },
  argTypes: { first: { control: 'object' } },
} satisfies Meta<typeof Workshops>

export default meta
type Story = StoryObj<typeof meta>

/** @param answer creates the answer for each store, so that `failsOnce` fails once per story */
const over = (answer: () => FakeAnswer): Pick<Story, 'render'> => ({
  render: (args, context) => (
    <Shop language={languageOf(context)} setting={{ answers: { 'GET /specialgoods/artisan': answer() } }}>
      <Workshops {...args} />
    </Shop>
  ),
})

const everyPage = (): FakeAnswer => (request) => workshopsPage(Number(request.query?.['page'] ?? 1))

function failsOnce(): FakeAnswer {
  let failures = 0
  return (request) =>
    failures++ === 0 ? refusal('NETWORK') : workshopsPage(Number(request.query?.['page'] ?? 1))
}

const turnPage = async (language: Language, direction: 'previous' | 'next') =>
  userEvent.click(await screen.findByRole('link', { name: messagesIn(language, 'workshops')(direction) }))

/** Expects the workshop at an index of the whole list. */
const showsWorkshop = async (language: Language, index: number) => {
  const name = WORKSHOPS[index]?.name
  await expect(await screen.findByText(name ? localized(name, language) : '')).toBeVisible()
}

/** Three pages; at both ends the link is disabled. */
export const Pages: Story = {
  ...over(everyPage),
  play: async ({ canvas, globals }) => {
    const language = languageOf({ globals })
    const previous = messagesIn(language, 'workshops')('previous')
    const next = messagesIn(language, 'workshops')('next')
    await showsWorkshop(language, 0)
    await expect(canvas.getByRole('link', { name: previous })).toHaveAttribute('aria-disabled', 'true')
    await turnPage(language, 'next')
    await showsWorkshop(language, 4)
    await turnPage(language, 'next')
    await showsWorkshop(language, 8)
    await expect(canvas.getByRole('link', { name: next })).toHaveAttribute('aria-disabled', 'true')
    await turnPage(language, 'previous')
    await showsWorkshop(language, 4)
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
export const Unreachable: Story = {
  ...over(failsOnce),
  play: async ({ canvas, globals }) => {
    const language = languageOf({ globals })
    const unreachable = messagesIn(language, 'workshops')('unreachable')
    const retry = messagesIn(language, 'workshops')('retry')
    await turnPage(language, 'next')
    await expect(await canvas.findByText(unreachable)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: retry }))
    await showsWorkshop(language, 4)
  },
}

/** A page that keeps failing. */
export const StillUnreachable: Story = {
  ...over(() => refusal('NETWORK')),
  play: async ({ canvas, globals }) => {
    const language = languageOf({ globals })
    await turnPage(language, 'next')
    await expect(await canvas.findByText(messagesIn(language, 'workshops')('unreachable'))).toBeVisible()
  },
}

/** Without `first`, the widget loads the first page itself. */
export const WithoutFirstPage: Story = {
  render: (_, context) => (
    <Shop language={languageOf(context)} setting={{ answers: { 'GET /specialgoods/artisan': everyPage() } }}>
      <Workshops />
    </Shop>
  ),
  play: ({ globals }) => showsWorkshop(languageOf({ globals }), 0),
}

export const OnePage: Story = { ...over(everyPage), args: { first: workshopsPage(1, WORKSHOPS.slice(0, 3)) } }

export const Empty: Story = {
  ...over(everyPage),
  args: { first: workshopsPage(1, []) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Data are still not there')).toBeVisible()
  },
}

export const InRussian: Story = { ...over(everyPage), globals: { language: 'ru' } }

export const OnAPhone: Story = {
  ...over(everyPage),
  globals: { viewport: { value: 'phone' }, language: 'kg' },
}
