import { FaqEntry, type FaqTab } from '@shyrdak/sdk/contract'
import { build } from '@shyrdak/sdk/testing'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { findBarriers } from '../../testing/axe.ts'
import { renderBlock } from '../../testing/render-block.tsx'
import type { PageEnv } from '../../tree/page-env.ts'
import { tour } from './tour.tsx'

let id = 0
const entry = (tab: FaqTab, question: string, kg = `${question} (kg)`) =>
  build(FaqEntry, {
    id: (id += 1),
    tab,
    question: { en: question, ru: `${question} (ru)`, kg },
    answer: { en: `<p>About: ${question}</p>`, ru: '<p>Ответ</p>', kg: '<p>Жооп</p>' },
  })
// The cast is safe: the block has only this query.
const withEntries = (entries: unknown) => ({ data: (() => entries) as unknown as PageEnv['data'] })
const faq = [
  entry('checkout', 'Which cards?'),
  entry('delivery', 'How long?'),
  entry('checkout', 'In parts?'),
]

test('there are five tabs in order, and the first is selected', async () => {
  renderBlock(tour, {}, { env: withEntries(faq) })
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'tour.product_information',
    'tour.checkout',
    'tour.delivery',
    'tour.return_policy',
    'tour.contact_us',
  ])
  expect(screen.getAllByRole('tab')[0]).toHaveAttribute('aria-selected', 'true')
  expect(await findBarriers()).toEqual([])
})

test('a tab shows its entries, with one answer expanded at a time', async () => {
  renderBlock(tour, {}, { env: withEntries(faq) })
  await userEvent.click(screen.getByRole('tab', { name: 'tour.checkout' }))
  const checkout = within(screen.getByRole('tabpanel', { name: 'tour.checkout' }))
  const questions = checkout.getAllByRole('button')
  expect(questions.map((question) => question.textContent)).toEqual(['Which cards?', 'In parts?'])
  await userEvent.click(checkout.getByRole('button', { name: 'In parts?' }))
  expect(questions.map((question) => question.getAttribute('aria-expanded'))).toEqual(['false', 'true'])
  expect(checkout.getByText('About: In parts?')).toBeInTheDocument()
})

test('answers are in the language of the page, or in Russian if they are not translated', () => {
  const root = renderBlock(
    tour,
    {},
    { env: { ...withEntries([...faq, entry('delivery', 'To Japan?', '')]), language: 'kg' } },
  )
  expect(root).toHaveTextContent('How long? (kg)')
  expect(root).toHaveTextContent('To Japan? (ru)')
  expect(root).not.toHaveTextContent('How long? (ru)')
})

test('a tab without entries says so', () => {
  renderBlock(tour, {}, { env: withEntries(faq) })
  expect(screen.getAllByText('tour.empty')).toHaveLength(3)
})

test('after a failure nobody reads that there are no answers', () => {
  const root = renderBlock(tour, {}, { env: withEntries(null) })
  expect(screen.getAllByText('tour.failed')).toHaveLength(5)
  expect(root).not.toHaveTextContent('tour.empty')
})

test('no empty message is shown while entries load', () => {
  const root = renderBlock(tour, {}, { env: withEntries(undefined) })
  expect(root).not.toHaveTextContent('tour.empty')
  expect(screen.getAllByRole('tab')).toHaveLength(5)
})

test('an entry of an unknown tab is not shown', () => {
  const root = renderBlock(
    tour,
    {},
    { env: withEntries([{ ...entry('delivery', 'Lost?'), tab: 'secrets' }]) },
  )
  expect(root).not.toHaveTextContent('Lost?')
})
