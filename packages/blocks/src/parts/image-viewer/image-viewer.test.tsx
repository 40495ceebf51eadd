import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { findBarriers } from '../../testing/axe.ts'
import { ImageViewer } from './image-viewer.tsx'

const labels = { image: 'Picture', previous: 'Previous', next: 'Next', enlarge: 'Enlarge', close: 'Close' }
const images = [
  { photo: '/media/rug.jpg', alt: 'A rug' },
  { photo: '/media/hands.jpg', alt: '' },
  { photo: '/media/room.jpg', alt: 'A room' },
]
const large = () => screen.getByRole('button', { name: /^Enlarge/ })

test('a thumbnail selects the large image', async () => {
  const user = userEvent.setup()
  render(<ImageViewer images={images} labels={labels} />)
  expect(large()).toHaveAccessibleName('Enlarge: A rug')
  await user.click(screen.getByRole('button', { name: 'Picture 2' }))
  expect(large()).toHaveAccessibleName('Enlarge: Picture 2')
  expect(await findBarriers()).toEqual([])
})

test('the lightbox wraps around, and Escape closes it and returns focus', async () => {
  const user = userEvent.setup()
  render(<ImageViewer images={images} labels={labels} />)
  await user.click(large())
  const lightbox = await screen.findByRole('dialog')
  expect(lightbox).toHaveAccessibleName('A rug')
  await user.click(screen.getByRole('button', { name: 'Previous' }))
  expect(lightbox).toHaveAccessibleName('A room')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(large()).toHaveFocus()
})

test('a single image has no thumbnails', () => {
  render(<ImageViewer images={images.slice(0, 1)} labels={labels} />)
  expect(screen.getAllByRole('button')).toHaveLength(1)
})
