import { ArtisanProfile, LANGUAGES, type ArtisanPublication } from '@shyrdak/sdk/contract'
import { build, fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { memoryStorage } from '@shyrdak/state-machines/storage'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { messagesIn } from '../../testing/messages-in.ts'
import { aStore } from '../../testing/a-store.ts'
import type { Store } from '../../store/store.ts'
import { renderAsIsland } from '../../testing/render-as-island.tsx'
import { findBarriers } from '../../testing/find-barriers.ts'
import { CraftsmanProfileEditor } from './craftsman-profile.tsx'

const text = (value: string) => ({ en: value, ru: value, kg: value })
const KOCHKOR = build(ArtisanProfile, {
  artisans_id: 7,
  name: text('Kochkor'),
  position: text('Felt maker'),
  profile_pic: '/media/face.jpg',
  banner_1: null,
  about_img: null,
  banner_2: null,
  tam_gallery: [],
  hello_txt: { en: 'Come in', ru: 'Заходите', kg: '' },
  about_ttl: null,
  about_txt: null,
  video: null,
  video_ttl: null,
  video_txt: null,
  bio_txt: null,
  contact: { address: null, phone: '+996 700 000 001', email: null },
  social: [{ name: 'Telegram', url: 'https://telegram.example/kochkor' }],
})
const SAVE = 'POST /specialgoods/profile'
const PUBLISHED: ArtisanPublication = { state: 'published', note: null }
const NEW: ArtisanPublication = { state: 'new', note: null }
const pageOf = (
  profile: ArtisanProfile | null,
  part: 'person' | 'company' = 'company',
  publication = profile ? PUBLISHED : NEW,
) => (
  <CraftsmanProfileEditor
    artisansId={7}
    ownName="Burul Toktogulova"
    profile={profile}
    part={part}
    publication={publication}
  />
)
const saved = (changes: Partial<ArtisanProfile> = {}, publication = PUBLISHED) =>
  fakeTransport({ [SAVE]: { data: { ...KOCHKOR, ...changes }, publication } })
const region = (name: string) => within(screen.getByRole('region', { name }))
const languageOf = (field: string, language: RegExp) =>
  within(screen.getByRole('group', { name: `Language of “${field}”` })).getByRole('radio', { name: language })
/** Renders the page and waits until it can be edited. */
async function open(store: Store, page: ReactElement) {
  const rendered = await renderAsIsland(store, page)
  await waitFor(
    () => expect(screen.getAllByRole('textbox').filter((one) => one.hasAttribute('readonly'))).toEqual([]),
    // The first test loads the flow's code.
    { timeout: 10_000 },
  )
  return rendered
}
const save = () => userEvent.click(screen.getByRole('button', { name: /^Save/ }))

test.each(LANGUAGES)('a page has no accessibility violations in %s, new or saved', async (language) => {
  for (const part of ['person', 'company'] as const)
    for (const profile of [KOCHKOR, null]) {
      const { store } = aStore({ language })
      const { unmount } = await renderAsIsland(store, pageOf(profile, part))
      expect(await findBarriers()).toEqual([])
      const t = messagesIn(language, 'craftsman-profile')
      expect(screen.queryByText(t('publication.new.title')) === null).toBe(profile !== null)
      unmount()
      document.body.replaceChildren()
    }
})

test('a greeting is added in another language, and its other languages stay', async () => {
  const transport = saved({ hello_txt: { en: 'Come in', ru: 'Заходите', kg: 'Келиңиз' } })
  const { store } = aStore({ transport })
  await open(store, pageOf(KOCHKOR))
  const greeting = () => region('Greeting').getByRole('textbox')
  expect(greeting()).toHaveValue('Come in')
  await userEvent.click(languageOf('Greeting', /Кыргызча, empty/))
  expect(greeting()).toHaveValue('')
  expect(greeting()).toHaveAttribute('lang', 'ky')
  await userEvent.type(greeting(), 'Келиңиз')
  expect(languageOf('Greeting', /Кыргызча$/)).toBeChecked()
  expect(screen.getByText('7 / 5 000')).toBeVisible()
  expect(screen.getByText('There are unsaved changes.')).toBeVisible()
  await save()
  expect(await screen.findByText('Saved. Visitors see it now.')).toBeVisible()
  expect(transport.callsOf(SAVE)).toMatchObject([
    { body: { hello_txt: { en: 'Come in', ru: 'Заходите', kg: 'Келиңиз' } } },
  ])
})

test('all texts can be switched to one language, which shows how many are written', async () => {
  const { store } = aStore()
  await open(store, pageOf(KOCHKOR))
  const all = within(screen.getByRole('group', { name: 'Language you write in' }))
  await userEvent.click(all.getByRole('radio', { name: /Русский 2 of 6/ }))
  expect(region('Greeting').getByRole('textbox')).toHaveValue('Заходите')
  expect(languageOf('Story', /Русский/)).toBeChecked()
  await userEvent.click(languageOf('Story', /English/))
  expect(all.queryByRole('radio', { checked: true })).toBeNull()
})

test('the first invalid field is focused, in the invalid language', async () => {
  const { store, transport } = aStore()
  await open(store, pageOf(KOCHKOR))
  await userEvent.type(region('Video').getByRole('textbox', { name: 'Video' }), 'javascript:alert(1)')
  await userEvent.click(languageOf('Story', /Кыргызча/))
  await userEvent.click(region('About the workshop').getByLabelText(/Story/))
  await userEvent.paste('ж'.repeat(5_001))
  await userEvent.click(languageOf('Story', /English/))
  await save()
  const story = () => region('About the workshop').getByLabelText(/Story/)
  await waitFor(() => expect(story()).toHaveFocus())
  expect(languageOf('Story', /Кыргызча/)).toBeChecked()
  expect(story()).toBeInvalid()
  expect(screen.getByText('Maximum field length: 5 000')).toBeVisible()
  expect(region('Video').getByRole('textbox', { name: 'Video' })).toBeInvalid()
  expect(screen.getByText('2 fields need correcting.')).toBeVisible()
  expect(await findBarriers()).toEqual([])
  await userEvent.clear(region('Video').getByRole('textbox', { name: 'Video' }))
  expect(region('Video').getByRole('textbox', { name: 'Video' })).not.toBeInvalid()
  expect(story()).not.toHaveFocus()
  expect(transport.calls).toEqual([])
})

test('a link to an unsupported video is refused, and the error says which are supported', async () => {
  const { store, transport } = aStore()
  await open(store, pageOf(KOCHKOR))
  const link = () => region('Video').getByRole('textbox', { name: 'Video' })
  await userEvent.type(link(), 'vimeo.com/76979871')
  await save()
  await waitFor(() => expect(link()).toHaveFocus())
  expect(link()).toHaveAccessibleDescription(/a video from YouTube or one uploaded here/)
  expect(transport.calls).toEqual([])
})

test('a video is uploaded, previewed and saved', async () => {
  const path = '/media/upload-1.webm'
  const transport = fakeTransport({
    'POST /specialgoods/film': { path },
    [SAVE]: { data: { ...KOCHKOR, video: path }, publication: PUBLISHED },
  })
  const { store } = aStore({ transport })
  await open(store, pageOf(KOCHKOR))
  const film = new File([new Uint8Array(80)], 'felting.webm', { type: 'video/webm' })
  await userEvent.upload(screen.getByLabelText('Upload a video: Video'), film)
  await waitFor(() => expect(document.querySelector('video')).toHaveAttribute('src', path))
  await save()
  await screen.findByText('Saved. Visitors see it now.')
  expect(transport.callsOf(SAVE)).toMatchObject([{ body: { video: path } }])
})

test('the keyboard goes on at what is said once the page is saved, or its changes are discarded', async () => {
  const { store } = aStore({ transport: saved({ bio_txt: { en: 'Wool', ru: '', kg: '' } }) })
  await open(store, pageOf(KOCHKOR, 'person'))
  await userEvent.type(region('The maker').getByRole('textbox'), 'Wool')
  screen.getByRole('button', { name: 'Save page' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('Saved. Visitors see it now.')).toHaveFocus()
  await userEvent.type(region('The maker').getByRole('textbox'), 'len')
  screen.getByRole('button', { name: 'Discard changes' }).focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull())
  expect(document.activeElement).toHaveAttribute('role', 'status')
})

test('invalid contacts are marked, and the first one on the page is focused', async () => {
  const { store } = aStore()
  await open(store, pageOf(KOCHKOR, 'person'))
  const links = region('Links')
  await userEvent.clear(links.getByLabelText(/^Link/))
  await userEvent.type(links.getByLabelText(/^Link/), 'javascript:alert(1)')
  await userEvent.type(region('Contacts').getByLabelText('Email'), 'burul@')
  await save()
  await waitFor(() => expect(region('Contacts').getByLabelText('Email')).toHaveFocus())
  expect(links.getByLabelText(/^Link/)).toBeInvalid()
})

test('a photo of the gallery is moved and another one removed, and the gallery is saved', async () => {
  const gallery = ['/media/a.jpg', '/media/b.jpg']
  const transport = saved()
  const { store } = aStore({ transport })
  await open(store, pageOf({ ...KOCHKOR, tam_gallery: gallery }))
  await userEvent.click(screen.getByRole('button', { name: 'Move photo 2 forward' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove photo 2' }))
  await save()
  await screen.findByText('Saved. Visitors see it now.')
  expect(transport.callsOf(SAVE)).toMatchObject([{ body: { tam_gallery: ['/media/b.jpg'] } }])
})

test('a portrait is removed, and the page is saved without it', async () => {
  const transport = saved({ profile_pic: null })
  const { store } = aStore({ transport })
  await open(store, pageOf(KOCHKOR, 'person'))
  await userEvent.click(screen.getByRole('button', { name: 'Remove the photo: Portrait' }))
  expect(screen.queryByRole('img', { name: 'Portrait' })).toBeNull()
  await save()
  await screen.findByText('Saved. Visitors see it now.')
  expect(transport.callsOf(SAVE)).toMatchObject([{ body: { profile_pic: null } }])
})

test('a returned page shows the note of the manager, and is submitted again', async () => {
  const transport = saved({}, { state: 'waiting', note: null })
  const { store } = aStore({ transport })
  await open(store, pageOf(KOCHKOR, 'company', { state: 'returned', note: 'A photo, please' }))
  expect(screen.getByText('A photo, please')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Save and hand in' }))
  expect(await screen.findByText('A manager is looking at your page')).toBeVisible()
  expect(screen.queryByText('A photo, please')).toBeNull()
})

const Greeting = ({ profile }: { profile: ArtisanProfile }) => (
  <blockquote>{profile.hello_txt?.en}</blockquote>
)

test('typed texts are shown in the preview at once', async () => {
  const { store } = aStore()
  await open(
    store,
    <CraftsmanProfileEditor
      artisansId={7}
      ownName=""
      profile={KOCHKOR}
      part="company"
      publication={PUBLISHED}
      Preview={Greeting}
    />,
  )
  const greeting = region('Greeting').getByRole('textbox')
  await userEvent.clear(greeting)
  await userEvent.type(greeting, 'Tea is ready')
  expect(document.querySelector('blockquote')).toHaveTextContent('Tea is ready')
})

test('a name missing in every language is required in Russian', async () => {
  const { store } = aStore()
  await open(store, pageOf(KOCHKOR))
  for (const language of [/English/, /Русский/, /Кыргызча/]) {
    await userEvent.click(languageOf('Name', language))
    await userEvent.clear(region('The workshop').getByRole('textbox'))
  }
  await save()
  await waitFor(() => expect(region('The workshop').getByRole('textbox')).toHaveFocus())
  expect(languageOf('Name', /Русский/)).toBeChecked()
  expect(screen.getByText('Required field')).toBeVisible()
})

test('links are added and removed by keyboard without losing the focus', async () => {
  const transport = saved({ social: [] })
  const { store } = aStore({ transport })
  await open(store, pageOf(KOCHKOR, 'person'))
  const links = region('Links')
  links.getByRole('button', { name: 'Add a link' }).focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(links.getAllByLabelText(/^Link/)[1]).toHaveFocus())
  await userEvent.keyboard('instagram.com/wool')
  links.getByRole('button', { name: 'Remove the link: Telegram' }).focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(links.getByRole('button', { name: 'Add a link' })).toHaveFocus())
  await save()
  expect(await screen.findByText('Saved. Visitors see it now.')).toBeVisible()
  expect(transport.callsOf(SAVE)).toMatchObject([
    { body: { social: [{ name: 'instagram.com', url: 'https://instagram.com/wool' }] } },
  ])
})

test('an invalid link is marked at its address, and a corrected one without a name gets its host as name', async () => {
  const transport = saved()
  const { store } = aStore({ transport })
  await open(store, pageOf({ ...KOCHKOR, social: [] }, 'person'))
  const links = region('Links')
  await userEvent.click(links.getByRole('button', { name: 'Add a link' }))
  await userEvent.type(links.getByLabelText(/^Link/), 'javascript:alert(1)')
  await save()
  expect(await links.findByText('Field is not valid')).toBeVisible()
  await waitFor(() => expect(links.getByLabelText(/^Link/)).toHaveFocus())
  await userEvent.clear(links.getByLabelText(/^Link/))
  await userEvent.type(links.getByLabelText(/^Link/), 't.me/wool')
  await save()
  await screen.findByText('Saved. Visitors see it now.')
  expect(transport.callsOf(SAVE)).toMatchObject([
    { body: { social: [{ name: 't.me', url: 'https://t.me/wool' }] } },
  ])
})

test('a page that is not public yet is submitted by saving it unchanged', async () => {
  const transport = saved({}, { state: 'waiting', note: null })
  const { store } = aStore({ transport })
  await open(store, pageOf(null))
  await userEvent.click(screen.getByRole('button', { name: 'Save and hand in' }))
  expect(await screen.findByText('Saved. A manager looks at it before visitors see it.')).toBeVisible()
  expect(screen.queryByRole('link', { name: /See my page/ })).toBeNull()
  expect(transport.callsOf(SAVE)).toMatchObject([{ body: {} }])
})

test('leaving with unsaved changes asks for confirmation', async () => {
  const { store } = aStore()
  await open(store, pageOf(KOCHKOR, 'person'))
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true })
    dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(leave()).toBe(false)
  await userEvent.type(region('The maker').getByRole('textbox'), 'Eighty winters')
  expect(leave()).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }))
  expect(region('The maker').getByRole('textbox')).toHaveValue('')
  expect(leave()).toBe(false)
})

test('an unsaved text is restored after the session ended and the craftsman logged in', async () => {
  const session = memoryStorage()
  const storage = memoryStorage([
    ['id_token', 'a-fine-token'],
    ['client_type', 'craftsman'],
    ['user_id', '3'],
    ['artisan', '7'],
    ['isCraftsmanLogged', 'true'],
  ])
  const transport = fakeTransport({ [SAVE]: refusal('UNAUTHENTICATED') })
  const { store, navigated } = aStore({ session, storage, transport })
  const { unmount } = await open(store, pageOf(KOCHKOR, 'person'))
  await userEvent.type(region('The maker').getByRole('textbox'), 'Eighty winters')
  await save()
  await waitFor(() => expect(navigated.to).toHaveLength(1))
  expect(navigated.to[0]).toMatch(/^\/admin\/craftsman\/login\?return=/)
  unmount()
  document.body.replaceChildren()
  await open(aStore({ session }).store, pageOf(KOCHKOR, 'person'))
  expect(await screen.findByText(/typed last time and did not save/)).toBeVisible()
  expect(region('The maker').getByRole('textbox')).toHaveValue('Eighty winters')
  const found = screen.getByText(/typed last time and did not save/).closest<HTMLElement>('.shyrdak-alert')
  await userEvent.click(within(found ?? document.body).getByRole('button'))
  await waitFor(() => expect(screen.queryByText(/typed last time and did not save/)).toBeNull())
  expect(document.body, 'the keyboard goes on from the head of the page').not.toHaveFocus()
})

test('an error is shown when the store is unavailable, and the typed text is kept', async () => {
  const { store } = aStore({ transport: fakeTransport({ [SAVE]: refusal('NETWORK') }) })
  await open(store, pageOf(KOCHKOR, 'person'))
  await userEvent.type(region('The maker').getByRole('textbox'), 'Eighty winters')
  await save()
  expect(await screen.findByText(/What you typed is still here/)).toBeVisible()
  expect(region('The maker').getByRole('textbox')).toHaveValue('Eighty winters')
})
