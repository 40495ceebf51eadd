import { ManagedProposal } from '@shyrdak/sdk/management'
import { build, fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { atDesk } from '../testing/at-desk.tsx'
import ProposalsPage from './proposals-list.tsx'

const PUBLISH = 'PUT /management/proposals/:id/publish'
const NAME = { en: 'Grey rug', ru: 'Серый ковёр', kg: 'Боз килем' }
const DESCRIPTION = { en: 'Fine', ru: 'Красиво', kg: 'Кооз' }

/** The desk with one proposal, with these texts. */
async function atProposals(texts: Pick<ManagedProposal, 'name' | 'description'>) {
  const proposal = build(ManagedProposal, {
    id: 4,
    ...texts,
    price: '900.00',
    photos: ['/media/rug.jpg'],
    state: 'waiting',
    note: null,
    product: null,
    created_at: '2026-11-20T10:00:00.000Z',
    decided_at: null,
    decided_by: null,
    revision: 1,
  })
  const page = { total: 1, per_page: 20, current_page: 1, last_page: 1, next_page_url: null }
  const transport = fakeTransport({
    'GET /management/proposals': { ...page, data: [proposal] },
    [PUBLISH]: ({ body }) => ({ ...proposal, ...Object(body), state: 'published', revision: 2 }),
  })
  await atDesk({ at: '/desk/proposals', transport, Page: ProposalsPage })
  return transport
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const fields = (group: string) => within(screen.getByRole('group', { name: group }))

describe('a manager at the proposals', () => {
  test('puts one with all texts on sale with one press', async () => {
    const transport = await atProposals({ name: NAME, description: DESCRIPTION })
    expect(screen.queryByText(/Not written in/)).toBeNull()
    await press('Put on sale')
    expect(await screen.findByText(/Grey rug is on sale/)).toBeVisible()
    expect(transport.callsOf(PUBLISH)).toMatchObject([{ params: { id: 4 }, query: { revision: 1 } }])
  })

  test('sees the missing languages of a Kyrgyz one, and sells it only once they are written', async () => {
    const transport = await atProposals({
      name: { en: '', ru: '', kg: NAME.kg },
      description: { en: '', ru: '', kg: DESCRIPTION.kg },
    })
    expect(screen.getByText('Not written in: English, Russian.')).toBeVisible()
    expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([NAME.kg])
    await press('Put on sale')
    const dialog = within(screen.getByRole('dialog', { name: `Complete the texts of ${NAME.kg}` }))
    expect(fields('Name').getByLabelText(/English/)).toHaveFocus()
    await userEvent.click(dialog.getByRole('button', { name: 'Put on sale' }))
    expect(fields('Name').getByLabelText(/English/)).toHaveFocus()
    expect(transport.callsOf(PUBLISH)).toEqual([])
    await userEvent.type(fields('Name').getByLabelText(/English/), NAME.en)
    await userEvent.type(fields('Name').getByLabelText(/Russian/), NAME.ru)
    await userEvent.type(fields('Description').getByLabelText(/English/), DESCRIPTION.en)
    await userEvent.type(fields('Description').getByLabelText(/Russian/), DESCRIPTION.ru)
    transport.answer(PUBLISH, refusal('STALE'))
    await userEvent.click(dialog.getByRole('button', { name: 'Put on sale' }))
    expect(await dialog.findByText('This has changed in the meantime')).toBeVisible()
    expect(fields('Name').getByLabelText(/English/)).toHaveValue(NAME.en)
    expect(transport.callsOf(PUBLISH)).toMatchObject([
      { query: { revision: 1 }, body: { name: NAME, description: DESCRIPTION } },
    ])
  })

  test('reads in the dialog why one is refused for something else than its texts', async () => {
    const transport = await atProposals({ name: { ...NAME, en: '' }, description: DESCRIPTION })
    await press('Put on sale')
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.type(fields('Name').getByLabelText(/English/), NAME.en)
    transport.answer(PUBLISH, refusal('INVALID', { issues: [{ path: ['photos'], code: 'required' }] }))
    await userEvent.click(dialog.getByRole('button', { name: 'Put on sale' }))
    expect(await dialog.findByText('Required field')).toBeVisible()
    expect(fields('Name').getByLabelText(/English/)).toHaveValue(NAME.en)
  })
})
