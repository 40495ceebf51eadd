import { Workshops } from '@shyrdak/react-store/widgets/workshops'
import { allMessages } from '@shyrdak/react-store/messages/all'
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

/** @param answer begins anew with each shop, so that what fails once fails once in each story */
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

const turn = async (language: Language, way: 'previous' | 'next') =>
  userEvent.click(await screen.findByRole('link', { name: allMessages(language).workshops[way] }))

/** Sees the workshop at a place of the whole list. */
const sees = async (language: Language, place: number) => {
  const name = WORKSHOPS[place]?.name
  await expect(await screen.findByText(name ? localized(name, language) : '')).toBeVisible()
}

/** Three pages: at either end the way on stays in its place and leads nowhere. */
export const Pages: Story = {
  ...over(everyPage),
  play: async ({ canvas, globals }) => {
    const language = languageOf({ globals })
    const { previous, next } = allMessages(language).workshops
    await sees(language, 0)
    await expect(canvas.getByRole('link', { name: previous })).toHaveAttribute('aria-disabled', 'true')
    await turn(language, 'next')
    await sees(language, 4)
    await turn(language, 'next')
    await sees(language, 8)
    await expect(canvas.getByRole('link', { name: next })).toHaveAttribute('aria-disabled', 'true')
    await turn(language, 'previous')
    await sees(language, 4)
    await waitFor(() => expect(canvas.getByRole('list')).toHaveFocus())
  },
}

/** A page is on its way, the pictures of the one before it fade. */
export const Turning: Story = {
  ...over(() => neverAnswers),
  play: async ({ canvas, globals }) => {
    await turn(languageOf({ globals }), 'next')
    await waitFor(() => expect(canvas.getByRole('list')).toHaveAttribute('aria-busy', 'true'))
  },
}

/** A page that did not come can be asked for again. */
export const OutOfReach: Story = {
  ...over(failsOnce),
  play: async ({ canvas, globals }) => {
    const language = languageOf({ globals })
    const { unreachable, retry } = allMessages(language).workshops
    await turn(language, 'next')
    await expect(await canvas.findByText(unreachable)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: retry }))
    await sees(language, 4)
  },
}

/** It stays as it is, to be looked at. */
export const StillOutOfReach: Story = {
  ...over(() => refusal('NETWORK')),
  play: async ({ canvas, globals }) => {
    const language = languageOf({ globals })
    await turn(language, 'next')
    await expect(await canvas.findByText(allMessages(language).workshops.unreachable)).toBeVisible()
  },
}

/** Without a first page it is loaded. */
export const LoadedByItself: Story = {
  render: (_, context) => (
    <Shop language={languageOf(context)} setting={{ answers: { 'GET /specialgoods/artisan': everyPage() } }}>
      <Workshops />
    </Shop>
  ),
  play: ({ globals }) => sees(languageOf({ globals }), 0),
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
