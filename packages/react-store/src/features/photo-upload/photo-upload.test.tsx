import { fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { Store } from '../../store/store.ts'
import { aStore } from '../../testing/a-store.ts'
import { findBarriers } from '../../testing/find-barriers.ts'
import { renderAsIsland } from '../../testing/render-as-island.tsx'
import { UploadStatus } from './upload-status.tsx'
import { usePhotoUpload, type ChosenFile } from './use-photo-upload.ts'

const UPLOAD = 'POST /specialgoods/photo'
/** A photo that needs no preparation, since test environments have no canvas. */
const photo = (name: string): ChosenFile => ({
  name,
  prepare: () =>
    Promise.resolve({ file: new File([new Uint8Array(800)], name, { type: 'image/jpeg' }), isSmall: false }),
})
const note = (name: string): ChosenFile => ({ name, prepare: () => Promise.reject(new Error('no photo')) })

interface Props {
  /** The files that each click of the button sends. */
  tries?: readonly (readonly ChosenFile[])[]
  most?: number
}

const TWO = [[photo('warp.jpg'), photo('weft.jpg')]]

function SomePhotos({ tries = TWO, most }: Props) {
  const { upload, send } = usePhotoUpload()
  const [sent, setSent] = useState<readonly string[]>([])
  const [count, setCount] = useState(0)
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setCount(count + 1)
          void send(tries[count] ?? [], (path) => setSent((paths) => [...paths, path]), most)
        }}
      >
        Send
      </button>
      <output>{sent.length}</output>
      <UploadStatus upload={upload} />
    </>
  )
}

test('a craftsman sees the progress of the upload by bytes', async () => {
  const steps: { onProgress: (part: number) => void; finish: () => void }[] = []
  const transport = fakeTransport({
    [UPLOAD]: ({ onProgress }) =>
      new Promise((resolve) =>
        steps.push({
          onProgress: onProgress ?? (() => {}),
          finish: () => resolve({ path: `/media/photo-${steps.length}.jpg` }),
        }),
      ),
  })
  const { store } = aStore({ transport })
  await renderAsIsland(store, <SomePhotos />)
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  const bar = await screen.findByRole('progressbar', { name: 'Upload progress' })
  await waitFor(() => expect(steps).toHaveLength(1))
  expect(screen.getByText('Uploading photo 1 of 2…')).toBeVisible()
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['0', '2'])
  steps[0]?.onProgress(0.25)
  await waitFor(() => expect(bar).toHaveAttribute('value', '0.25'))
  expect(await findBarriers()).toEqual([])
  steps[0]?.finish()
  await waitFor(() => expect(steps).toHaveLength(2))
  expect(screen.getByText('Uploading photo 2 of 2…')).toBeVisible()
  steps[1]?.onProgress(0.5)
  await waitFor(() => expect(bar).toHaveAttribute('value', '1.5'))
  steps[1]?.finish()
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  expect(screen.getByText('2')).toBeVisible()
})

test('each refused file is listed with its reason, the others are uploaded, and a new upload clears the list', async () => {
  const transport = fakeTransport({
    [UPLOAD]: ({ query }) =>
      query?.['name'] === 'yurt.jpg' ? refusal('TOO_LARGE') : { path: `/media/${String(query?.['name'])}` },
  })
  const { store } = aStore({ transport })
  const chosen = [note('list.txt'), photo('warp.jpg'), photo('yurt.jpg'), note('sum.pdf'), photo('weft.jpg')]
  await renderAsIsland(
    store,
    <SomePhotos tries={[[...chosen, photo('felt.jpg')], [photo('felt.jpg')]]} most={2} />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByText('felt.jpg')
  const status = document.querySelector('.shyrdak-photo-upload-status')!
  expect([...status.children].map(({ textContent }) => textContent)).toEqual([
    'list.txt, sum.pdf: We can’t read these photos. Please choose JPEG, PNG or WebP.',
    'yurt.jpg: This is too large to send. Please choose the photo again.',
    'felt.jpg: No more photos fit.',
  ])
  expect(screen.getByText('2')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('3')).toBeVisible()
  expect(status).toBeEmptyDOMElement()
})

test('a photo that cannot be read takes up no place: the next one is uploaded in its stead', async () => {
  const { store } = aStore({ transport: fakeTransport({ [UPLOAD]: { path: '/media/photo-1.jpg' } }) })
  const chosen = [note('list.txt'), photo('warp.jpg'), photo('weft.jpg'), photo('felt.jpg')]
  await renderAsIsland(store, <SomePhotos tries={[chosen]} most={2} />)
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('felt.jpg')).toBeVisible()
  expect(screen.getByText('2')).toBeVisible()
  expect(screen.getByText('list.txt')).toBeVisible()
  expect(screen.queryByText(/weft.jpg/)).toBeNull()
})

test('when the connection is lost, the photos not yet uploaded are listed too', async () => {
  const { store } = aStore({ transport: fakeTransport({ [UPLOAD]: refusal('UNAVAILABLE') }) })
  await renderAsIsland(store, <SomePhotos />)
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('warp.jpg, weft.jpg')).toBeVisible()
  expect(screen.getByText(/Please choose these photos again/)).toBeVisible()
})

test('after a refused photo no progress is shown, and the photos before it stay', async () => {
  let calls = 0
  const transport = fakeTransport({
    [UPLOAD]: () => (++calls === 1 ? { path: '/media/photo-1.jpg' } : refusal('TOO_LARGE')),
  })
  const { store } = aStore({ transport })
  await renderAsIsland(store, <SomePhotos />)
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText(/Please choose the photo again/)).toBeVisible()
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.getByText('1')).toBeVisible()
})

test('an upload whose code cannot be loaded ends with an error, and can be repeated', async () => {
  const { store } = aStore({ transport: fakeTransport({ [UPLOAD]: { path: '/media/photo-1.jpg' } }) })
  let attempts = 0
  const sdk: Store['sdk'] = (...call) => {
    attempts += 1
    return attempts === 1
      ? Promise.reject(new TypeError('Importing a module script failed.'))
      : store.sdk(...call)
  }
  await renderAsIsland({ ...store, sdk }, <SomePhotos tries={[[photo('warp.jpg')], [photo('warp.jpg')]]} />)
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText(/: No connection to the store/)).toBeVisible()
  expect(screen.queryByRole('progressbar')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(screen.getByText('1', { selector: 'output' })).toBeVisible())
})
