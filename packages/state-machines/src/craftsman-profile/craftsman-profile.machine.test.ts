import { ArtisanProfile, ArtisanChanges, type ArtisanPublication } from '@shyrdak/sdk/contract'
import { createSdk } from '@shyrdak/sdk'
import { build, fakeTransport, refusal } from '@shyrdak/sdk/testing'
import * as fc from 'fast-check'
import { createActor, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { describe, expect, test } from 'vitest'
import { memoryStorage } from '../storage/memory-storage.ts'
import { canHappen, pending, replay, type Step } from '../testing/paths.ts'
import { trials } from '../testing/trials.ts'
import { craftsmanProfileContract } from './contract.ts'
import { readArtisanDraft } from './stored-artisan-draft.ts'
import { changesOf } from './artisan-changes.ts'
import { draftOf, profileOf, ARTISAN_TEXTS, type ArtisanDraft, type ArtisanPart } from './artisan-draft.ts'
import { craftsmanProfileActors } from './craftsman-profile.actors.ts'
import {
  craftsmanProfileMachine,
  type CraftsmanProfileEvent,
  type CraftsmanProfileSnapshot,
} from './craftsman-profile.machine.ts'

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
  hello_txt: text('Come in'),
  about_ttl: null,
  about_txt: null,
  video: null,
  video_ttl: null,
  video_txt: null,
  bio_txt: null,
  contact: { address: text('Kochkor'), phone: '+996 700 000 001', email: null },
  social: [{ name: 'Telegram', url: 'https://telegram.example/kochkor' }],
})
const SAVE = { type: 'page.save' } as const

interface Scene {
  part?: ArtisanPart
  publication?: ArtisanPublication
  profile?: ArtisanProfile | null
  session?: ReturnType<typeof memoryStorage>
  answer?: (changes: ArtisanChanges) => Promise<ArtisanProfile>
}

/** A craftsman editing their page. */
function craftsman({
  profile = KOCHKOR,
  part = 'company',
  publication = { state: 'published', note: null },
  session = memoryStorage(),
  answer,
}: Scene = {}) {
  const sent: ArtisanChanges[] = []
  const transport = fakeTransport({
    'POST /specialgoods/profile': async ({ body }) => {
      const changes = body as ArtisanChanges // the machine sends nothing else
      sent.push(changes)
      const data = answer ? await answer(changes) : { ...KOCHKOR, ...changes }
      const state = publication.state === 'published' ? 'published' : 'waiting'
      return { data, publication: { state, note: null } }
    },
  })
  const machine = craftsmanProfileMachine.provide(
    craftsmanProfileActors({
      sdk: async () => createSdk(craftsmanProfileContract, { transport }),
      session,
      artisansId: 7,
      part,
    }),
  )
  const found = readArtisanDraft(session, { artisansId: 7, part })
  const actor = createActor(machine, {
    input: { profile, ownName: 'Burul', publication, part, found },
  }).start()
  const type = (change: Partial<ArtisanDraft>, about = Object.keys(change)[0] ?? '') =>
    actor.send({ type: 'page.change', change, about })
  const reach = (state: CraftsmanProfileSnapshot['value']) => waitFor(actor, ({ value }) => value === state)
  return { actor, type, reach, sent, session }
}

test('only changed fields are sent, once, and then there is nothing left to save', async () => {
  const { actor, type, reach, sent } = craftsman()
  type({ hello_txt: { ...text('Come in'), kg: ' Келиңиз ' } })
  actor.send(SAVE)
  actor.send(SAVE)
  const { context } = await reach('saved')
  expect(sent).toEqual([{ hello_txt: { en: 'Come in', ru: 'Come in', kg: 'Келиңиз' } }])
  expect(context.draft).toEqual(context.saved)
  actor.send(SAVE)
  expect(sent).toHaveLength(1)
})

test('a page that was never saved is submitted by saving it unchanged', async () => {
  const { actor, reach, sent } = craftsman({ profile: null, publication: { state: 'new', note: null } })
  expect(actor.getSnapshot().context).toMatchObject({ draft: { name: text('Burul') } })
  actor.send(SAVE)
  expect((await reach('saved')).context.publication.state).toBe('waiting')
  expect(sent).toEqual([{}])
})

test('a page that was returned waits for approval again once it is saved, and the note is removed', async () => {
  const { type, actor, reach } = craftsman({ publication: { state: 'returned', note: 'A photo, please' } })
  type({ banner_1: '/media/upload-1.jpg' })
  actor.send(SAVE)
  expect((await reach('saved')).context.publication).toEqual({ state: 'waiting', note: null })
})

test('photos are changed, sorted and removed like texts', async () => {
  const { type, actor, reach, sent } = craftsman({ part: 'person' })
  type({ profile_pic: null })
  type({ tam_gallery: ['/media/b.jpg', '/media/a.jpg'] })
  actor.send(SAVE)
  await reach('saved')
  expect(sent).toEqual([{ profile_pic: null, tam_gallery: ['/media/b.jpg', '/media/a.jpg'] }])
})

test('two pages edited separately each restore their own draft, and show the other as saved', () => {
  const company = craftsman()
  company.type({ hello_txt: text('Welcome') })
  const person = craftsman({ part: 'person', session: company.session })
  expect(person.actor.getSnapshot().context.isRestored).toBe(false)
  person.type({ bio_txt: text('Eighty winters') })
  const again = craftsman({ session: company.session, profile: { ...KOCHKOR, bio_txt: text('Ninety') } })
  expect(again.actor.getSnapshot().context).toMatchObject({
    isRestored: true,
    draft: { hello_txt: text('Welcome'), bio_txt: text('Ninety') },
  })
})

test('a preview shows the typed texts and leaves out blank ones', () => {
  const draft = { ...draftOf(KOCHKOR, ''), hello_txt: text(' '), phone: ' ' }
  expect(profileOf(7, draft)).toEqual({
    ...KOCHKOR,
    hello_txt: null,
    contact: { ...KOCHKOR.contact, phone: null },
  })
})

test('a cleared text is removed, and the rest of the contact stays', async () => {
  const { actor, type, reach, sent } = craftsman()
  type({ hello_txt: text(' ') })
  type({ phone: '' })
  actor.send(SAVE)
  await reach('saved')
  expect(sent).toEqual([
    { hello_txt: null, contact: { address: KOCHKOR.contact.address, phone: null, email: null } },
  ])
})

test('links get a missing scheme and a missing name', async () => {
  const { actor, type, reach, sent } = craftsman()
  type({
    video: 'youtube.com/watch?v=aqz-KE-bpKQ',
    social: [...KOCHKOR.social, { name: '', url: ' www.instagram.com/wool' }, { name: '', url: '' }],
  })
  actor.send(SAVE)
  await reach('saved')
  expect(sent).toEqual([
    {
      video: 'https://youtube.com/watch?v=aqz-KE-bpKQ',
      social: [...KOCHKOR.social, { name: 'instagram.com', url: 'https://www.instagram.com/wool' }],
    },
  ])
})

test.each(['https://vimeo.com/76979871', 'https://wool.example/felting.mp4', '/media/felting.jpg'])(
  '%s is refused as a film before anything is sent',
  async (video) => {
    const { actor, type, reach, sent } = craftsman()
    type({ video })
    actor.send(SAVE)
    const { context } = await reach('refused')
    expect(context.issues).toEqual([{ path: ['video'], code: 'invalid' }])
    expect(sent).toEqual([])
  },
)

test('an uploaded film is sent by its path', async () => {
  const { actor, type, reach, sent } = craftsman()
  type({ video: '/media/upload-1.webm' })
  actor.send(SAVE)
  await reach('saved')
  expect(sent).toEqual([{ video: '/media/upload-1.webm' }])
})

test('invalid fields are reported before anything is sent, until they are changed', async () => {
  const { actor, type, reach, sent } = craftsman()
  type({
    name: text(' '),
    video: 'javascript:alert(1)',
    email: 'burul@',
    social: [{ name: 'Wool', url: 'wool' }],
    about_txt: { ...text(''), kg: 'w'.repeat(5_001) },
  })
  actor.send(SAVE)
  const { context } = await reach('refused')
  const shownIssues = () =>
    actor.getSnapshot().context.issues.map(({ path, code }) => `${path.join('.')} ${code}`)
  expect(shownIssues()).toEqual([
    'name.ru required',
    'about_txt.kg too_big',
    'video invalid',
    'contact.email invalid',
    'social.0.url invalid',
  ])
  expect(context.attempt).toBe(1)
  type({ name: { ...text(''), kg: 'Кочкор' } }, 'name')
  type({ email: '' }, 'contact.email')
  type({ social: [] }, 'social')
  expect(shownIssues()).toEqual(['about_txt.kg too_big', 'video invalid'])
  expect(sent).toEqual([])
})

test('a story that is far too long is kept to be shortened', () => {
  const { type, session } = craftsman()
  const long = text('Felt. '.repeat(10_000))
  type({ about_txt: long })
  expect(readArtisanDraft(session, { artisansId: 7, part: 'company' })).toMatchObject({ about_txt: long })
})

test('an unsaved draft is restored after the login, only for the same craftsman', async () => {
  const part = 'person'
  const first = craftsman({ part, answer: () => Promise.reject(refusal('UNAUTHENTICATED')) })
  first.type({ bio_txt: text('Eighty winters') })
  first.actor.send(SAVE)
  expect((await first.reach('failed')).context.failure?.code).toBe('UNAUTHENTICATED')
  expect(readArtisanDraft(first.session, { artisansId: 8, part })).toBeNull()
  const second = craftsman({ part, session: first.session })
  expect(second.actor.getSnapshot().context).toMatchObject({
    isRestored: true,
    draft: { bio_txt: text('Eighty winters') },
  })
  second.actor.send(SAVE)
  expect((await second.reach('saved')).context.isRestored).toBe(false)
  expect(readArtisanDraft(first.session, { artisansId: 7, part })).toBeNull()
})

test('discarding restores the saved page', () => {
  const { actor, type, session } = craftsman()
  type({ name: text('Naryn') })
  const owner = { artisansId: 7, part: 'company' } as const
  expect(readArtisanDraft(session, owner)).not.toBeNull()
  actor.send({ type: 'page.discard' })
  expect(actor.getSnapshot().context.draft.name).toEqual(text('Kochkor'))
  expect(readArtisanDraft(session, owner)).toBeNull()
})

test('any typed text makes changes that match the contract', () => {
  const saved = draftOf(KOCHKOR, '')
  const texts = fc.record({ en: fc.string(), ru: fc.string({ unit: 'binary' }), kg: fc.string() })
  fc.assert(
    fc.property(fc.constantFrom(...ARTISAN_TEXTS.slice(1)), texts, (field, typed) => {
      const changes = changesOf({ ...saved, [field]: typed }, saved)
      expect(ArtisanChanges.safeParse(changes).success).toBe(true)
    }),
    { numRuns: trials(2_000) },
  )
})

const ISSUE = refusal('INVALID', { issues: [{ path: ['name', 'ru'], code: 'required' }] })
const FAILED = 'xstate.error.actor.0.craftsman-profile.saving'
const STEPS: readonly Step[] = [
  { type: 'page.change', change: { name: text('Naryn') }, about: 'name' },
  { type: 'page.change', change: { name: text(' Kochkor ') }, about: 'name' },
  SAVE,
  { type: 'page.discard' },
  {
    type: 'xstate.done.actor.0.craftsman-profile.saving',
    output: { data: { ...KOCHKOR, name: text('Naryn') }, publication: { state: 'published', note: null } },
  },
  { type: FAILED, error: ISSUE },
  { type: FAILED, error: refusal('NETWORK') },
]
const INPUT = {
  profile: KOCHKOR,
  ownName: 'Burul',
  publication: { state: 'published', note: null },
  part: 'company',
  found: null,
} as const
const start = () =>
  createActor(craftsmanProfileMachine.provide({ actors: { save: pending() } }), { input: INPUT }).start()

describe('the craftsman profile machine', () => {
  test('reaches every visible state', () => {
    const paths = getShortestPaths(craftsmanProfileMachine, {
      input: INPUT,
      events: [...STEPS] as CraftsmanProfileEvent[], // includes internal events of actors
      serializeState: ({ value, context: { draft, saved } }) =>
        JSON.stringify([value, draft.name, saved.name]),
      filterEvents: canHappen,
    })
    const states = new Set(paths.map(({ state }) => state.value))
    expect(states).toEqual(new Set(['editing', 'saving', 'refused', 'failed', 'saved']))
  })

  test('says why a page was not saved until it is changed or saved again, and saves only what is new', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...STEPS), { maxLength: 30 }), (path) => {
        const actor = replay(start, path, ({ value, context }: CraftsmanProfileSnapshot, { type }) => {
          if (value === 'refused') expect(context.issues).not.toEqual([])
          if (value === 'failed') expect([context.failure?.code, context.issues]).toEqual(['NETWORK', []])
          if (value === 'saving') expect([context.failure, context.issues]).toEqual([null, []])
          if (value === 'saved') expect(context.draft).toEqual(context.saved)
          if (type === SAVE.type && value === 'saving')
            expect(changesOf(context.draft, context.saved)).not.toEqual({})
        })
        actor.stop()
      }),
      { numRuns: trials(2_000) },
    )
  })
})
