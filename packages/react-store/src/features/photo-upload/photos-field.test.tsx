import { fakeTransport } from '@shyrdak/sdk/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { aStore } from '../../testing/a-store.ts'
import { findBarriers } from '../../testing/find-barriers.ts'
import { renderAsIsland } from '../../testing/render-as-island.tsx'
import { PhotosField } from './photos-field.tsx'
import type { UploadPhoto } from './upload-own-photo.ts'

const PHOTOS = ['warp', 'weft', 'felt'].map((name) => `/media/${name}.jpg`)

function Gallery({ most = 8, upload }: { most?: number; upload?: UploadPhoto }) {
  const [photos, setPhotos] = useState<readonly string[]>(PHOTOS)
  const earlier = (
    <button type="button" onClick={() => setPhotos((now) => [...now, '/media/felt-2.jpg'])}>
      Earlier uploads
    </button>
  )
  return (
    <PhotosField
      label="Photos"
      value={photos}
      most={most}
      actions={earlier}
      upload={upload}
      onChange={setPhotos}
    />
  )
}

const shown = () =>
  screen.getAllByRole('img').map((image) => /(warp|weft|felt)/.exec(image.getAttribute('src') ?? '')?.[0])

async function openGallery(most?: number) {
  const { store } = aStore({ transport: fakeTransport({}) })
  await renderAsIsland(store, <Gallery {...(most !== undefined && { most })} />)
  await screen.findByRole('group', { name: 'Photos' })
}

test('photos are sorted by keyboard: focus follows the photo, and its new place is announced', async () => {
  await openGallery()
  screen.getByRole('button', { name: 'Move photo 1 back' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(shown()).toEqual(['weft', 'warp', 'felt'])
  expect(screen.getByRole('button', { name: 'Move photo 2 back' })).toHaveFocus()
  expect(screen.getByText('Photo 2 of 3')).toHaveAttribute('role', 'status')
  await userEvent.keyboard('{Enter}')
  expect(shown()).toEqual(['weft', 'felt', 'warp'])
  expect(screen.getByRole('button', { name: 'Move photo 3 forward' }), 'it goes no further').toHaveFocus()
  expect(await findBarriers()).toEqual([])
})

test('with several fields on a page, each button names the one that it belongs to', async () => {
  const { store } = aStore({ transport: fakeTransport({}) })
  const field = (color: string) => (
    <PhotosField label={`Photos: ${color}`} of={color} value={[PHOTOS[0]!]} most={8} onChange={() => {}} />
  )
  await renderAsIsland(
    store,
    <>
      {field('Madder')}
      {field('Smoke')}
    </>,
  )
  await screen.findByRole('group', { name: 'Photos: Madder' })
  for (const color of ['Madder', 'Smoke']) {
    expect(screen.getByLabelText(`Add photos: ${color}`)).toBeEnabled()
    expect(screen.getByRole('button', { name: `Remove photo 1: ${color}` })).toBeEnabled()
    expect(screen.getByRole('img', { name: `Photo 1 of 1: ${color}` })).toBeInTheDocument()
  }
})

test('whoever takes photos away by the keyboard goes on at the next one, and at last where others are added', async () => {
  await openGallery()
  const remove = async (place: number) => {
    screen.getByRole('button', { name: `Remove photo ${place}` }).focus()
    await userEvent.keyboard('{Enter}')
  }
  await remove(1)
  expect(shown()).toEqual(['weft', 'felt'])
  expect(screen.getByRole('button', { name: 'Remove photo 1' })).toHaveFocus()
  await remove(2)
  expect(screen.getByRole('button', { name: 'Remove photo 1' })).toHaveFocus()
  await remove(1)
  expect(screen.getByLabelText('Add photos')).toHaveFocus()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Lets the test environment, which cannot draw photos, prepare them. */
function stubDrawing() {
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 4, height: 3 }))
  const canvas = { fillRect: () => {}, drawImage: () => {} } as unknown as CanvasRenderingContext2D // all methods used
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(canvas)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['felt'])))
}

test('a form saved during an upload is submitted with the photo, and uploads end with their field', async () => {
  stubDrawing()
  const uploads: { finish: () => void; signal: AbortSignal }[] = []
  const upload: UploadPhoto = (_, { signal }) =>
    new Promise((resolve) => uploads.push({ finish: () => resolve('/media/new.jpg'), signal }))
  const submitted: number[] = []
  function Form() {
    const [photos, setPhotos] = useState<readonly string[]>(PHOTOS)
    const [isShown, setShown] = useState(true)
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submitted.push(photos.length)
        }}
      >
        {isShown ? (
          <PhotosField label="Photos" value={photos} most={8} upload={upload} onChange={setPhotos} />
        ) : null}
        <button type="submit">Save</button>
        <button type="button" onClick={() => setShown(false)}>
          Leave
        </button>
      </form>
    )
  }
  await renderAsIsland(aStore({ transport: fakeTransport({}) }).store, <Form />)
  const choose = async () =>
    userEvent.upload(
      await screen.findByLabelText('Add photos'),
      new File(['felt'], 'new.jpg', { type: 'image/jpeg' }),
    )
  await choose()
  await waitFor(() => expect(uploads).toHaveLength(1))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Everything is saved after the upload.')).toBeVisible()
  expect(submitted).toEqual([])
  uploads[0]?.finish()
  await waitFor(() => expect(submitted).toEqual([4]))
  await choose()
  await waitFor(() => expect(uploads).toHaveLength(2))
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
  expect(uploads[1]?.signal.aborted).toBe(true)
})

test('the keyboard stays where photos are chosen while some are sent, and goes on at what is said once no more fit', async () => {
  stubDrawing()
  const finish: (() => void)[] = []
  const upload = () =>
    new Promise<string>((resolve) => {
      finish.push(() => resolve('/media/new.jpg'))
    })
  const { store } = aStore({ transport: fakeTransport({}) })
  await renderAsIsland(store, <Gallery most={4} upload={upload} />)
  const input = await screen.findByLabelText('Add photos')
  input.focus()
  await userEvent.upload(input, new File(['felt'], 'new.jpg', { type: 'image/jpeg' }))
  await waitFor(() => expect(finish).toHaveLength(1))
  expect(input).toHaveFocus()
  expect(input).toHaveAttribute('aria-disabled', 'true')
  expect(await findBarriers()).toEqual([])
  finish[0]?.()
  const full = await screen.findByText('That’s 4 photos, no more fit.')
  await waitFor(() => expect(full).toHaveFocus())
})

test('a photo is dragged to the place of another', async () => {
  await openGallery()
  const [first, , last] = screen.getAllByRole('listitem')
  const dataTransfer = { effectAllowed: '', setData: () => {}, types: ['text/plain'], files: [] }
  fireEvent.dragStart(last!, { dataTransfer })
  fireEvent.dragOver(first!, { dataTransfer })
  expect(first).toHaveAttribute('data-target', 'before')
  fireEvent.drop(first!, { dataTransfer })
  expect(shown()).toEqual(['felt', 'warp', 'weft'])
  expect(screen.getAllByRole('listitem').some((item) => item.hasAttribute('data-target'))).toBe(false)
})

test.each(['drop', 'paste'] as const)(
  'a file that is not a photo is refused in place after a %s',
  async (way) => {
    await openGallery()
    const field = screen.getByRole('group', { name: 'Photos' })
    const files = [new File(['felt'], 'felt.txt', { type: 'text/plain' })]
    if (way === 'paste') fireEvent.paste(field, { clipboardData: { types: ['Files'], files } })
    else {
      const dataTransfer = { types: ['Files'], files, dropEffect: '' }
      fireEvent.dragOver(field, { dataTransfer })
      expect(field).toHaveAttribute('data-over')
      fireEvent.drop(field, { dataTransfer })
      expect(field).not.toHaveAttribute('data-over')
    }
    expect(await within(field).findByText(/We can’t read this photo/)).toBeVisible()
    expect(shown()).toHaveLength(3)
  },
)

test('the error about a refused file disappears when an earlier upload is chosen', async () => {
  await openGallery()
  const field = screen.getByRole('group', { name: 'Photos' })
  const files = [new File(['felt'], 'felt.txt', { type: 'text/plain' })]
  fireEvent.paste(field, { clipboardData: { types: ['Files'], files } })
  expect(await within(field).findByText('felt.txt')).toBeVisible()
  await userEvent.click(within(field).getByRole('button', { name: 'Earlier uploads' }))
  expect(within(field).queryByText('felt.txt')).toBeNull()
})

test('a full gallery takes no more photos', async () => {
  await openGallery(3)
  const field = screen.getByRole('group', { name: 'Photos' })
  expect(within(field).queryByLabelText(/Add photos/)).toBeNull()
  const dataTransfer = { types: ['Files'], files: [new File(['x'], 'x.jpg')], dropEffect: '' }
  expect(fireEvent.dragOver(field, { dataTransfer }), 'is not left to the browser, which would open it').toBe(
    false,
  )
  expect(field).not.toHaveAttribute('data-over')
  expect(fireEvent.drop(field, { dataTransfer })).toBe(false)
  expect(shown()).toHaveLength(3)
})

test('a small photo is taken, with a warning that leaves with it', async () => {
  stubDrawing()
  const { store } = aStore({ transport: fakeTransport({}) })
  await renderAsIsland(store, <Gallery upload={() => Promise.resolve('/media/tiny-felt.jpg')} />)
  await screen.findByRole('group', { name: 'Photos' })
  await userEvent.upload(
    screen.getByLabelText('Add photos'),
    new File(['felt'], 'tiny.png', { type: 'image/png' }),
  )
  expect(await screen.findByText(/This photo is small and will look blurred/)).toBeVisible()
  expect(screen.getByText('tiny.png')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Remove photo 4' }))
  expect(screen.queryByText('tiny.png')).toBeNull()
})
