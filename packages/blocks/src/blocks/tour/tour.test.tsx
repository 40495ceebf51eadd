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
// The one read it has is answered with questions.
const answered = (entries: unknown) => ({ data: (() => entries) as unknown as PageEnv['data'] })
const faq = [
  entry('checkout', 'Which cards?'),
  entry('delivery', 'How long?'),
  entry('checkout', 'In parts?'),
]

test('the answers stand under five tabs in their order, the first of them open', async () => {
  renderBlock(tour, {}, { env: answered(faq) })
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

test('a visitor opens a tab and reads its answers one at a time', async () => {
  renderBlock(tour, {}, { env: answered(faq) })
  await userEvent.click(screen.getByRole('tab', { name: 'tour.checkout' }))
  const checkout = within(screen.getByRole('tabpanel', { name: 'tour.checkout' }))
  const questions = checkout.getAllByRole('button')
  expect(questions.map((question) => question.textContent)).toEqual(['Which cards?', 'In parts?'])
  await userEvent.click(checkout.getByRole('button', { name: 'In parts?' }))
  expect(questions.map((question) => question.getAttribute('aria-expanded'))).toEqual(['false', 'true'])
  expect(checkout.getByText('About: In parts?')).toBeInTheDocument()
})

test('the answers are in the language of the page, and in Russian where nobody has translated them', () => {
  const root = renderBlock(
    tour,
    {},
    { env: { ...answered([...faq, entry('delivery', 'To Japan?', '')]), language: 'kg' } },
  )
  expect(root).toHaveTextContent('How long? (kg)')
  expect(root).toHaveTextContent('To Japan? (ru)')
  expect(root).not.toHaveTextContent('How long? (ru)')
})

test.each([
  ['a tab that nobody has asked about', faq, 3],
  ['every tab when the answers could not be read', null, 5],
])('%s says so', (_, entries, empty) => {
  renderBlock(tour, {}, { env: answered(entries) })
  expect(screen.getAllByText('tour.empty')).toHaveLength(empty)
})

test('nobody is told that there are no answers while they are on their way', () => {
  const root = renderBlock(tour, {}, { env: answered(undefined) })
  expect(root).not.toHaveTextContent('tour.empty')
  expect(screen.getAllByRole('tab')).toHaveLength(5)
})

test('an answer under a tab that the store does not have is nowhere, and harms nothing', () => {
  const root = renderBlock(tour, {}, { env: answered([{ ...entry('delivery', 'Lost?'), tab: 'secrets' }]) })
  expect(root).not.toHaveTextContent('Lost?')
})
