import { fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { aStore } from '../../testing/a-store.ts'
import { findBarriers } from '../../testing/find-barriers.ts'
import { renderAsIsland } from '../../testing/render-as-island.tsx'
import { UploadStatus } from './upload-status.tsx'
import { usePhotoUpload } from './use-photo-upload.ts'

const UPLOAD = 'POST /specialgoods/photo'
const photo = (name: string) => () =>
  Promise.resolve(new File([new Uint8Array(800)], name, { type: 'image/jpeg' }))

/** Two photos, prepared already: no test environment draws any. */
function TwoPhotos() {
  const { upload, send } = usePhotoUpload()
  const [sent, setSent] = useState<readonly string[]>([])
  return (
    <>
      <button
        type="button"
        onClick={() =>
          void send([photo('warp.jpg'), photo('weft.jpg')], (path) => setSent((paths) => [...paths, path]))
        }
      >
        Send
      </button>
      <output>{sent.length}</output>
      <UploadStatus upload={upload} />
    </>
  )
}

test('a craftsman sees byte by byte how far the photos are', async () => {
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
  await renderAsIsland(store, <TwoPhotos />)
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

test('a photo that was refused leaves no progress behind, and the ones before it stay', async () => {
  let calls = 0
  const transport = fakeTransport({
    [UPLOAD]: () => (++calls === 1 ? { path: '/media/photo-1.jpg' } : refusal('TOO_LARGE')),
  })
  const { store } = aStore({ transport })
  await renderAsIsland(store, <TwoPhotos />)
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText(/Please choose the photo again/)).toBeVisible()
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.getByText('1')).toBeVisible()
})
