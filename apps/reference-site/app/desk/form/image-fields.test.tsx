import { fakeTransport } from '@shyrdak/sdk/testing'
import type { ManagedImage } from '@shyrdak/sdk/management'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { atDesk } from '../testing/at-desk.tsx'
import { ImageField } from './image-field.tsx'
import { ImagesField } from './images-field.tsx'

const image = (name: string, is_used = true): ManagedImage => ({
  path: `/media/${name}.jpg`,
  name: `${name}.jpg`,
  width: 800,
  height: 600,
  is_used,
  created_at: '2026-11-20T09:00:00.000Z',
})

const page = (data: ManagedImage[], current_page: number, last_page: number) => ({
  data,
  total: 3,
  per_page: 24,
  current_page,
  last_page,
  next_page_url: null,
})

function OfBanner() {
  const [path, setPath] = useState<string | null>(null)
  return (
    <>
      <h1>Banner</h1>
      <ImageField label="Photo" value={path} onChange={setPath} />
      <output>{path}</output>
    </>
  )
}

function OfProduct() {
  const [paths, setPaths] = useState<readonly string[]>(['/media/warp.jpg'])
  return (
    <>
      <h1>Product</h1>
      <ImagesField label="Photos" value={paths} most={3} onChange={setPaths} />
      <output>{paths.join(' ')}</output>
    </>
  )
}

const dialog = () => screen.findByRole('dialog', { name: 'Earlier uploads' })

test('a manager chooses an earlier upload, also from a further page', async () => {
  const transport = fakeTransport({
    'GET /management/images': ({ query }) =>
      query?.['page'] === 2 ? page([image('felt')], 2, 2) : page([image('warp'), image('weft', false)], 1, 2),
  })
  await atDesk({ at: '/desk/banner', transport, Page: OfBanner })
  await userEvent.click(screen.getByRole('button', { name: 'Earlier uploads: Photo' }))
  expect(await within(await dialog()).findByRole('button', { name: /weft\.jpg.*Not used yet/ })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await userEvent.click(await screen.findByRole('button', { name: /felt\.jpg/ }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('/media/felt.jpg')).toBeVisible()
  expect(screen.getByRole('img', { name: 'Photo' })).toBeVisible()
})

test('several images are chosen together, without duplicates and up to the limit', async () => {
  const transport = fakeTransport({
    'GET /management/images': () =>
      page(
        ['warp', 'weft', 'felt', 'yarn'].map((name) => image(name)),
        1,
        1,
      ),
  })
  await atDesk({ at: '/desk/product', transport, Page: OfProduct })
  await userEvent.click(screen.getByRole('button', { name: 'Earlier uploads: Photos' }))
  const inDialog = within(await dialog())
  expect(inDialog.queryByRole('button', { name: /warp/ }), 'is there already').toBeNull()
  for (const name of [/weft/, /felt/, /yarn/])
    await userEvent.click(await inDialog.findByRole('button', { name }))
  await waitFor(() => expect(inDialog.getAllByRole('button', { pressed: true })).toHaveLength(2))
  await userEvent.click(inDialog.getByRole('button', { name: 'Use 2 images' }))
  expect(screen.getByText('/media/warp.jpg /media/felt.jpg /media/yarn.jpg')).toBeVisible()
})

test('a store without uploads says so', async () => {
  const transport = fakeTransport({ 'GET /management/images': () => page([], 1, 1) })
  await atDesk({ at: '/desk/banner', transport, Page: OfBanner })
  await userEvent.click(screen.getByRole('button', { name: 'Earlier uploads: Photo' }))
  expect(await within(await dialog()).findByText('Nothing has been uploaded yet.')).toBeVisible()
})
