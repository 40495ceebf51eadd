import { ManagedPriceList } from '@shyrdak/sdk/management'
import { build, fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { atDesk } from '../testing/at-desk.tsx'
import { RenamePriceListPage } from './rename-price-list.tsx'

const READ = 'GET /management/wholesale/price-lists/:id'
const UPDATE = 'PUT /management/wholesale/price-lists/:id'
const NAME = { en: 'Hotels', ru: 'Гостиницы', kg: 'Мейманканалар' }
const list = (name: typeof NAME, revision: number) => build(ManagedPriceList, { id: 4, name, revision })

/** A list whose English name a manager has typed over, and which a colleague saves first. */
async function typedOverColleague() {
  const transport = fakeTransport({ [READ]: list(NAME, 1), [UPDATE]: refusal('STALE') })
  await atDesk({
    at: '/desk/price-lists/4',
    transport,
    Page: () => <RenamePriceListPage id={4} />,
  })
  const section = within(screen.getByRole('region', { name: 'Name' }))
  const english = section.getByRole('textbox', { name: /^English/ })
  await userEvent.type(english, ' and cafés')
  return { transport, section, english }
}

test('a colleague’s new name of a list is reported, and taken over where nobody has typed', async () => {
  const { transport, section } = await typedOverColleague()
  transport.answer(READ, list({ ...NAME, en: 'Guest houses', ru: 'Гостевые дома' }, 2))
  await userEvent.click(section.getByRole('button', { name: 'Save' }))
  expect((await section.findByText('Name, English')).parentElement).toHaveTextContent(
    'Name, English Guest housesYours: Hotels and cafés',
  )
  expect(section.getByRole('textbox', { name: /^Russian/ })).toHaveValue('Гостевые дома')
  transport.answer(UPDATE, list({ ...NAME, en: 'Hotels and cafés', ru: 'Гостевые дома' }, 3))
  await userEvent.click(section.getByRole('button', { name: 'Save' }))
  const saved = await section.findByText('Saved.')
  expect(saved, 'the button that was pressed has nothing more to save').toHaveFocus()
  expect(transport.callsOf(UPDATE)[1]).toMatchObject({
    query: { revision: 2 },
    body: { name: { en: 'Hotels and cafés', ru: 'Гостевые дома', kg: NAME.kg } },
  })
})

test('what was typed after a colleague’s change was reported comes back when theirs is not wanted', async () => {
  const { transport, section, english } = await typedOverColleague()
  transport.answer(READ, list({ ...NAME, en: 'Guest houses' }, 2))
  await userEvent.click(section.getByRole('button', { name: 'Save' }))
  await section.findByText('Name, English')
  await userEvent.type(english, ' in Bishkek')
  await userEvent.click(section.getByRole('button', { name: /^Take theirs/ }))
  expect(english).toHaveValue('Guest houses')
  expect(section.getByText('Hotels and cafés in Bishkek')).toBeVisible()
  await userEvent.click(section.getByRole('button', { name: /^Take yours/ }))
  expect(english).toHaveValue('Hotels and cafés in Bishkek')
})
