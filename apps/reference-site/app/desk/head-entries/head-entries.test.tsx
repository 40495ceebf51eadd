import { ManagedHeadEntry } from '@shyrdak/sdk/management'
import { build, fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { atDesk } from '../testing/at-desk.tsx'
import { pageOf } from '../testing/rows.ts'
import HeadEntriesList from './head-entries-list.tsx'
import { HeadEntryPage } from './head-page.tsx'
import { NewHeadEntryPage } from './new-head-entry.tsx'

const LIST = 'GET /management/content/head'
const CREATE = 'POST /management/content/head'
const READ = 'GET /management/content/head/:id'
const UPDATE = 'PUT /management/content/head/:id'
const RULES = 'GET /management/content/head/rules'

const META = '<meta name="google-site-verification" content="abc">'
const entry = (change: Partial<ManagedHeadEntry> = {}) =>
  build(ManagedHeadEntry, { id: 4, content: META, position: 1, revision: 2, ...change })
const code = () => screen.getByRole('textbox', { name: /^Code/ })

test('the list shows the beginning of each entry', async () => {
  const long = entry({ id: 5, content: `<meta name="a" content="${'b'.repeat(300)}">` })
  await atDesk({
    at: '/desk/head-entries',
    transport: fakeTransport({ [LIST]: pageOf([entry(), long]) }),
    Page: HeadEntriesList,
  })
  expect(await screen.findByRole('link', { name: META })).toHaveAttribute('href', '/desk/head-entries/4')
  expect(screen.getByRole('link', { name: /b…$/ })).toBeVisible()
})

test('a store without head entries says so', async () => {
  await atDesk({
    at: '/desk/head-entries',
    transport: fakeTransport({ [LIST]: pageOf([]) }),
    Page: HeadEntriesList,
  })
  expect(await screen.findByText(/Nothing here yet/)).toBeVisible()
})

test('a tag that is not allowed is named at the focused field, and the typed code stays', async () => {
  const issue = { path: ['content'], code: 'invalid', params: { names: '<script>, <style>' } }
  const transport = fakeTransport({
    [RULES]: { script_hosts: [] },
    [CREATE]: refusal('INVALID', { issues: [issue] }),
  })
  await atDesk({
    at: '/desk/head-entries/new',
    transport,
    Page: NewHeadEntryPage,
    others: { '/desk/head-entries': () => <h1>All entries</h1> },
  })
  expect(await screen.findByText(/No other scripts/)).toBeVisible()
  await userEvent.click(code())
  await userEvent.paste(`${META}<script>count()</script>`)
  await userEvent.click(screen.getByRole('button', { name: 'Create entry' }))
  expect(await screen.findByText(/does not allow this here: <script>, <style>/)).toBeVisible()
  expect(code()).toHaveFocus()
  expect(code()).toHaveValue(`${META}<script>count()</script>`)
  transport.answer(CREATE, entry())
  await userEvent.clear(code())
  await userEvent.paste(META)
  await userEvent.click(screen.getByRole('button', { name: 'Create entry' }))
  expect(await screen.findByText('All entries')).toBeVisible()
  expect(transport.callsOf(CREATE)[1]?.body).toEqual({ content: META })
})

test('invalid JSON and an unclosed tag are named as such', async () => {
  const data = '<script type="application/ld+json">'
  const params = { broken_data: data, unclosed: '<meta>' }
  await atDesk({
    at: '/desk/head-entries/new',
    transport: fakeTransport({
      [RULES]: { script_hosts: [] },
      [CREATE]: refusal('INVALID', { issues: [{ path: ['content'], code: 'invalid', params }] }),
    }),
    Page: NewHeadEntryPage,
  })
  await userEvent.click(code())
  await userEvent.paste(`${data}{"a":}</script><meta name="b"`)
  await userEvent.click(screen.getByRole('button', { name: 'Create entry' }))
  expect(
    await screen.findByText(/The JSON in <script type="application\/ld\+json"> can’t be read/),
  ).toBeVisible()
  expect(screen.getByText(/<meta> isn’t closed/)).toBeVisible()
  expect(screen.queryByText(/does not allow/)).toBeNull()
})

test('an entry is updated with the revision that was read, and the allowed script hosts are named', async () => {
  const transport = fakeTransport({
    [READ]: entry(),
    [RULES]: { script_hosts: ['stats.example'] },
    [UPDATE]: entry({ content: '<meta name="a" content="b">', revision: 3 }),
  })
  await atDesk({ at: '/desk/head-entries/4', transport, Page: () => <HeadEntryPage id={4} /> })
  expect(await screen.findByText(/from stats\.example/)).toBeVisible()
  await userEvent.clear(code())
  await userEvent.paste('<META name="a" content="b">')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved. The store shows it now.')).toBeVisible()
  expect(transport.callsOf(UPDATE)[0]).toMatchObject({ params: { id: 4 }, query: { revision: 2 } })
  expect(code()).toHaveValue('<meta name="a" content="b">')
})

test('a tag that is entered twice, or is in another entry, is named at the field', async () => {
  const params = { twice: '<meta name="a">', elsewhere: '<meta name="b">' }
  await atDesk({
    at: '/desk/head-entries/new',
    transport: fakeTransport({
      [RULES]: { script_hosts: [] },
      [CREATE]: refusal('INVALID', { issues: [{ path: ['content'], code: 'duplicate', params }] }),
    }),
    Page: NewHeadEntryPage,
  })
  await userEvent.click(code())
  await userEvent.paste(META)
  await userEvent.click(screen.getByRole('button', { name: 'Create entry' }))
  expect(await screen.findByText(/Entered twice: <meta name="a">\./)).toBeVisible()
  expect(screen.getByText(/Another entry has this already: <meta name="b">\./)).toBeVisible()
  expect(code()).toHaveFocus()
})
