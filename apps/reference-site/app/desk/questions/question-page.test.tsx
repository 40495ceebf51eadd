import { AskedQuestion } from '@shyrdak/sdk/management'
import { build, fakeTransport } from '@shyrdak/sdk/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { atDesk } from '../testing/at-desk.tsx'
import { QuestionPage } from './question-page.tsx'

const READ = 'GET /management/inbox/questions/:id'
const ANSWER = 'PUT /management/inbox/questions/:id/answer'
const PUBLISH = 'PUT /management/inbox/questions/:id/publish'

const asked = (changes: Partial<AskedQuestion> = {}) =>
  build(AskedQuestion, {
    id: 3,
    question: 'Is it warm?',
    email: 'aigul@example.kg',
    language: 'en',
    state: 'waiting',
    answer: null,
    settled_at: null,
    settled_by: null,
    faq_id: null,
    revision: 1,
    ...changes,
  })
const SETTLED = { state: 'answered', settled_at: '2026-11-20T10:00:00.000Z', revision: 2 } as const
const open = (transport: ReturnType<typeof fakeTransport>) =>
  atDesk({ at: '/desk/inbox/questions/3', transport, Page: () => <QuestionPage id={3} /> })

/** Pastes a text into a rich-text field. */
async function write(field: HTMLElement, text: string) {
  field.focus()
  await userEvent.paste(text)
}

test('a question is answered by email, and can still be published', async () => {
  const transport = fakeTransport({ [READ]: asked(), [ANSWER]: asked({ ...SETTLED, answer: 'Yes.' }) })
  await open(transport)
  const section = within(screen.getByRole('region', { name: 'Answer by email' }))
  await userEvent.type(section.getByRole('textbox'), 'Yes.')
  await userEvent.click(section.getByRole('button', { name: 'Send answer' }))
  expect(await screen.findByText(/Answer\. Decided/)).toBeVisible()
  expect(transport.callsOf(ANSWER)[0]?.body).toEqual({ answer: 'Yes.' })
  expect(await screen.findByText('Sent.')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Question' })).toHaveFocus()
  expect(screen.queryByRole('region', { name: 'Answer by email' })).toBeNull()
  expect(screen.getByRole('region', { name: 'Publish in the FAQ' })).toBeVisible()
})

test('a question is not published before every language has its question and answer', async () => {
  const transport = fakeTransport({
    [READ]: asked({ email: null }),
    [PUBLISH]: asked({ ...SETTLED, faq_id: 9 }),
  })
  await open(transport)
  expect(screen.queryByRole('region', { name: 'Answer by email' })).toBeNull()
  const section = within(screen.getByRole('region', { name: 'Publish in the FAQ' }))
  const question = () => section.getByRole('textbox', { name: /^Question/ })
  const answer = () => section.findByRole('textbox', { name: /^Answer/ })
  expect(question()).toHaveValue('Is it warm?')
  await write(await answer(), 'Yes.')
  await userEvent.click(section.getByRole('button', { name: 'Publish' }))
  expect(section.getByRole('radio', { name: /^Russian/ })).toBeChecked()
  expect(question()).toHaveFocus()
  expect(transport.callsOf(PUBLISH)).toHaveLength(0)
  for (const [language, asked, text] of [
    ['Russian', 'Тепло?', 'Да.'],
    ['Kyrgyz', 'Жылуубу?', 'Ооба.'],
  ] as const) {
    await userEvent.click(section.getByRole('radio', { name: new RegExp(`^${language}`) }))
    await userEvent.type(question(), asked)
    await write(await answer(), text)
  }
  await userEvent.selectOptions(section.getByRole('combobox', { name: 'Section' }), 'Delivery')
  await userEvent.click(section.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByRole('link', { name: 'Published in the FAQ' })).toBeVisible()
  expect(await screen.findByText('Published.')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Question' })).toHaveFocus()
  expect(transport.callsOf(PUBLISH)[0]?.body).toEqual({
    tab: 'delivery',
    question: { en: 'Is it warm?', ru: 'Тепло?', kg: 'Жылуубу?' },
    answer: { en: '<p>Yes.</p>', ru: '<p>Да.</p>', kg: '<p>Ооба.</p>' },
  })
})
