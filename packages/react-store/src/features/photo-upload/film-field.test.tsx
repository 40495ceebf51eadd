import { FILM_BYTES } from '@shyrdak/sdk/contract'
import { fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { aStore } from '../../testing/a-store.ts'
import { findBarriers } from '../../testing/find-barriers.ts'
import { renderAsIsland } from '../../testing/render-as-island.tsx'
import { FilmField, type FilmFieldProps } from './film-field.tsx'

const UPLOAD = 'POST /specialgoods/film'
const PATH = '/media/upload-1.webm'

const film = (name = 'felting.webm', type = 'video/webm') => new File([new Uint8Array(800)], name, { type })

interface Props {
  first?: string
  error?: string
  upload?: FilmFieldProps['upload']
}

function OfArtisan({ first = '', error, upload }: Props) {
  const [address, setAddress] = useState(first)
  return (
    <>
      <FilmField
        label="Film"
        name="video"
        hint="A link to YouTube."
        error={error}
        upload={upload}
        value={address}
        onChange={setAddress}
      />
      <output>{address}</output>
    </>
  )
}

async function open(
  transport: ReturnType<typeof fakeTransport>,
  props: Parameters<typeof OfArtisan>[0] = {},
) {
  const { store } = aStore({ transport })
  await renderAsIsland(store, <OfArtisan {...props} />)
  await screen.findByRole('group', { name: 'Film' })
}

/** Films whose uploads the test ends. */
function endlessUploads() {
  const ends: (() => void)[] = []
  const signals: (AbortSignal | undefined)[] = []
  const transport = fakeTransport({
    [UPLOAD]: ({ signal }) => {
      signals.push(signal)
      return new Promise((resolve) => ends.push(() => resolve({ path: PATH })))
    },
  })
  return { ends, signals, transport }
}

test('a form saved during an upload is submitted once, with the film, when the upload has ended', async () => {
  const { ends, transport } = endlessUploads()
  const submitted: string[] = []
  function Form() {
    const [address, setAddress] = useState('')
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submitted.push(address)
        }}
      >
        <FilmField label="Film" name="video" value={address} onChange={setAddress} />
        <button type="submit">Save</button>
      </form>
    )
  }
  await renderAsIsland(aStore({ transport }).store, <Form />)
  await screen.findByRole('group', { name: 'Film' })
  await choose(film())
  await waitFor(() => expect(ends).toHaveLength(1))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Everything is saved after the upload.')).toBeVisible()
  expect(submitted).toEqual([])
  ends[0]?.()
  await waitFor(() => expect(submitted).toEqual([PATH]))
})

test('an upload is cancelled when its field disappears', async () => {
  const { signals, transport } = endlessUploads()
  function Row() {
    const [isShown, setShown] = useState(true)
    return (
      <>
        {isShown ? <FilmField label="Film" name="video" value="" onChange={() => {}} /> : null}
        <button type="button" onClick={() => setShown(false)}>
          Remove the row
        </button>
      </>
    )
  }
  await renderAsIsland(aStore({ transport }).store, <Row />)
  await screen.findByRole('group', { name: 'Film' })
  await choose(film())
  await waitFor(() => expect(signals).toHaveLength(1))
  await userEvent.click(screen.getByRole('button', { name: 'Remove the row' }))
  expect(signals[0]?.aborted).toBe(true)
})

const choose = (file: File) =>
  userEvent.upload(screen.getByLabelText(/^(Upload a|Replace the) video: Film$/), file)
const player = () => document.querySelector('video')

test('a craftsman sees the progress of a film upload, and then can play the film', async () => {
  const steps: { onProgress: (part: number) => void; finish: () => void }[] = []
  const transport = fakeTransport({
    [UPLOAD]: ({ onProgress }) =>
      new Promise((resolve) =>
        steps.push({ onProgress: onProgress ?? (() => {}), finish: () => resolve({ path: PATH }) }),
      ),
  })
  await open(transport)
  expect(await findBarriers()).toEqual([])
  await choose(film('felting.m4v', 'video/x-m4v'))
  const bar = await screen.findByRole('progressbar', { name: 'Upload progress' })
  expect(screen.getByText('Uploading felting.m4v…')).toBeVisible()
  await waitFor(() => expect(steps).toHaveLength(1))
  steps[0]?.onProgress(0.4)
  await waitFor(() => expect(bar).toHaveAttribute('value', '0.4'))
  expect(await findBarriers()).toEqual([])
  steps[0]?.finish()
  await waitFor(() => expect(player()).toHaveAttribute('src', expect.stringContaining(PATH)))
  expect(player()).toHaveAttribute('controls')
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(await findBarriers()).toEqual([])
  const [call] = transport.callsOf(UPLOAD)
  expect(
    [call?.query?.['name'], call?.body instanceof File && call.body.type],
    'by the name of its kind',
  ).toEqual(['felting.m4v', 'video/mp4'])
})

test('an upload can be cancelled, and its late response is ignored', async () => {
  const signals: (AbortSignal | undefined)[] = []
  let finish = () => {}
  const transport = fakeTransport({
    [UPLOAD]: ({ signal }) => {
      signals.push(signal)
      return new Promise((resolve) => (finish = () => resolve({ path: PATH })))
    },
  })
  await open(transport)
  await choose(film())
  await waitFor(() => expect(signals).toHaveLength(1))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the upload: Film' }))
  expect(signals[0]?.aborted).toBe(true)
  finish()
  await waitFor(() => expect(screen.getByLabelText('Upload a video: Film')).toHaveFocus())
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(player()).toBeNull()
})

test('a file of another type or too large is refused before its upload, and a refused upload says why', async () => {
  const transport = fakeTransport({ [UPLOAD]: refusal('UNAVAILABLE') })
  await open(transport)
  // The file dialog offers only videos, but any file can be dropped.
  const user = userEvent.setup({ applyAccept: false })
  await user.upload(screen.getByLabelText('Upload a video: Film'), film('felting.mov', 'video/quicktime'))
  expect(await screen.findByText(/Only MP4 and WebM videos can be shown/)).toBeVisible()
  const large = film('long.webm')
  Object.defineProperty(large, 'size', { value: FILM_BYTES + 1 })
  await choose(large)
  expect(await screen.findByText(/larger than 50 MB/)).toBeVisible()
  expect(transport.calls).toEqual([])
  await choose(film())
  expect(await screen.findByText(/Please choose the video again/)).toBeVisible()
  await userEvent.type(screen.getByRole('textbox'), 'h')
  expect(screen.queryByText(/Please choose the video again/), 'is another try').toBeNull()
})

test('a film can be removed, and focus moves to the field for another one', async () => {
  await open(fakeTransport({}), { first: PATH })
  await userEvent.click(screen.getByRole('button', { name: 'Remove the video: Film' }))
  expect(player()).toBeNull()
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Film' })).toHaveFocus())
  await userEvent.paste(' https://youtu.be/aqz-KE-bpKQ ')
  expect(screen.getByText('https://youtu.be/aqz-KE-bpKQ')).toBeVisible()
})

test('an error is shown at the field, with a film or a link in it', async () => {
  await open(fakeTransport({}), { first: PATH, error: 'Not yours' })
  expect(screen.getByText('Not yours')).toBeVisible()
  expect(screen.getByText('A link to YouTube.')).toBeVisible()
  document.body.replaceChildren()
  await open(fakeTransport({}), { first: 'https://vimeo.com/1', error: 'Only films of YouTube' })
  expect(screen.getByRole('textbox', { name: 'Film' })).toHaveAccessibleDescription(/Only films of YouTube/)
})

test('a film that the browser cannot play shows an error, which disappears with the film', async () => {
  await open(fakeTransport({}), { first: PATH })
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.error(player() as HTMLVideoElement) // the player is rendered
  expect(screen.getByRole('alert')).toHaveTextContent('This video can’t be played')
  await userEvent.click(screen.getByRole('button', { name: 'Remove the video: Film' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('focus moves to Cancel during an upload, and to the file input after it', async () => {
  let finish = (_sent: { path: string }) => {}
  const transport = fakeTransport({ [UPLOAD]: () => new Promise((resolve) => (finish = resolve)) })
  await open(transport)
  const input = screen.getByLabelText('Upload a video: Film')
  input.focus()
  fireEvent.change(input, { target: { files: [film()] } })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel the upload: Film' })).toHaveFocus())
  await waitFor(() => expect(transport.callsOf(UPLOAD)).toHaveLength(1))
  finish({ path: PATH })
  await waitFor(() => expect(screen.getByLabelText('Replace the video: Film')).toHaveFocus())
})

test('an upload whose code cannot be loaded ends with an error', async () => {
  const { store } = aStore()
  const sdk = () => Promise.reject(new TypeError('Importing a module script failed.'))
  await renderAsIsland({ ...store, sdk }, <OfArtisan />)
  await userEvent.upload(screen.getByLabelText('Upload a video: Film'), film())
  expect(await screen.findByText(/: No connection to the store/)).toBeVisible()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('a mistake of ours during an upload is logged, and not told as a lost connection', async () => {
  const mistake = new TypeError('films is undefined')
  await open(fakeTransport({}), { upload: () => Promise.reject(mistake) })
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  await choose(film())
  expect(await screen.findByText(/: Something went wrong!/)).toBeVisible()
  expect(log).toHaveBeenCalledWith('Shyrdak:', mistake)
  log.mockRestore()
})
