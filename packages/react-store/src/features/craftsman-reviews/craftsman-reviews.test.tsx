import { LANGUAGES, CraftsmanReview } from '@shyrdak/sdk/contract'
import { build, fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aStore } from '../../testing/a-store.ts'
import { findBarriers } from '../../testing/find-barriers.ts'
import { renderAsIsland } from '../../testing/render-as-island.tsx'
import { CraftsmanReviews } from './craftsman-reviews.tsx'

const REPLY = 'PUT /specialgoods/review/:id/reply'
const text = (value: string) => ({ en: value, ru: value, kg: value })
const review = build(CraftsmanReview, {
  id: 3,
  author: 'Айгүл',
  rating: 4,
  text: 'Heavy, and it lies flat.',
  language: 'en',
  reply: null,
  created_at: '2026-11-20T09:30:00.000Z',
  product: { id: 7, slug: 'a-rug', name: text('A rug') },
})
const reply = {
  text: 'Рахмат',
  language: 'kg',
  name: text('Kochkor'),
  created_at: '2026-11-21T09:30:00.000Z',
} as const
const open = (transport = fakeTransport({}), shown = review) =>
  renderAsIsland(aStore({ transport }).store, <CraftsmanReviews reviews={[shown]} />)
const send = () => userEvent.click(screen.getByRole('button', { name: 'Publish reply' }))

test.each(LANGUAGES)('reviews have no accessibility violations in %s', async (language) => {
  for (const shown of [review, { ...review, reply }]) {
    const { unmount } = await renderAsIsland(
      aStore({ language }).store,
      <CraftsmanReviews reviews={[shown]} />,
    )
    expect(await findBarriers()).toEqual([])
    unmount()
    document.body.replaceChildren()
  }
})

test('a reply is published, edited and removed', async () => {
  const transport = fakeTransport({
    [REPLY]: ({ body }) => {
      const { text: sent } = body as { text: string | null } // the body of a reply
      return { ...review, reply: sent === null ? null : { ...reply, text: sent } }
    },
  })
  await open(transport)
  await userEvent.type(screen.getByLabelText(/Reply to Айгүл/), 'Рахмат')
  await send()
  expect(await screen.findByText('Your reply is public now.')).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: /Edit the reply/ }))
  expect(screen.getByLabelText(/Reply to Айгүл/)).toHaveFocus()
  await userEvent.keyboard('!')
  await send()
  expect(await screen.findByText('Рахмат!')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /Remove the reply/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Yes, remove it' }))
  expect(await screen.findByText('Your reply is removed.')).toHaveFocus()
  expect(transport.callsOf(REPLY).map(({ body }) => body)).toEqual([
    { text: 'Рахмат' },
    { text: 'Рахмат!' },
    { text: null },
  ])
})

test('a reply is removed only after a question, and whoever changes their mind keeps their place', async () => {
  const transport = fakeTransport({})
  await open(transport, { ...review, reply })
  await userEvent.click(screen.getByRole('button', { name: /Remove the reply/ }))
  expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus()
  expect(await findBarriers()).toEqual([])
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: /Remove the reply/ })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: /Edit the reply/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('button', { name: /Edit the reply/ })).toHaveFocus()
  expect(transport.calls).toEqual([])
})

test('an empty reply is not sent, and one that could not be sent stays in the field', async () => {
  const transport = fakeTransport({ [REPLY]: refusal('NETWORK') })
  await open(transport)
  await send()
  expect(screen.getByText('Required field')).toBeVisible()
  expect(transport.calls).toEqual([])
  await userEvent.type(screen.getByLabelText(/Reply to Айгүл/), 'Рахмат')
  await send()
  expect(await screen.findByText(/connection/i)).toBeVisible()
  expect(screen.getByLabelText(/Reply to Айгүл/)).toHaveValue('Рахмат')
})
