import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { findBarriers } from '../../testing/axe.ts'
import { ImageViewer } from './image-viewer.tsx'

const labels = {
  image: 'Picture',
  previous: 'Previous',
  next: 'Next',
  enlarge: 'Enlarge',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  close: 'Close',
}
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

const stage = () => document.querySelector<HTMLElement>('.shyrdak-lightbox-stage')!
const scale = () => /scale\(([\d.]+)\)/.exec(stage().innerHTML)?.[1]
const openLarge = async () => {
  render(<ImageViewer images={images} labels={labels} />)
  await userEvent.click(large())
  return screen.findByRole('dialog')
}

test('keys and buttons zoom, arrows move a zoomed image, and the next image is not zoomed', async () => {
  const user = userEvent.setup()
  const dialog = await openLarge()
  // The test environment has no layout, so the stage gets its size here.
  Object.defineProperties(stage(), { clientWidth: { value: 400 }, clientHeight: { value: 400 } })
  await user.click(screen.getByRole('button', { name: 'Zoom in' }))
  expect(scale()).toBe('1.5')
  await user.keyboard('+')
  expect(scale()).toBe('2.25')
  await user.keyboard('{ArrowRight}')
  expect(dialog, 'it was moved').toHaveAccessibleName('A rug')
  expect(stage().innerHTML).toContain('translate(-80px, 0px)')
  for (const _ of [1, 2]) await user.click(screen.getByRole('button', { name: 'Zoom out' }))
  expect(stage().innerHTML, 'the whole image stands in the middle').toContain('translate(0px, 0px) scale(1)')
  expect(screen.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true')
  await user.keyboard('+{ArrowRight}0{ArrowRight}')
  expect(dialog).toHaveAccessibleName('Picture 2')
  expect(await findBarriers()).toEqual([])
})

test('a click zooms in and out, a swipe goes to the next image, and two fingers pinch', async () => {
  const dialog = await openLarge()
  const element = stage()
  Object.defineProperties(element, { clientWidth: { value: 400 }, clientHeight: { value: 400 } })
  const point = (type: string, pointerId: number, clientX: number, pointerType = 'touch') =>
    fireEvent(
      element,
      Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY: 0 }), { pointerId, pointerType }),
    )
  point('pointerdown', 1, 40, 'mouse')
  point('pointerup', 1, 41, 'mouse')
  expect(scale()).toBe('2.5')
  point('pointerdown', 1, 40, 'mouse')
  point('pointerup', 1, 40, 'mouse')
  expect(scale()).toBe('1')
  point('pointerdown', 1, 200)
  point('pointermove', 1, 100)
  point('pointerup', 1, 100)
  expect(dialog).toHaveAccessibleName('Picture 2')
  point('pointerdown', 1, -50)
  point('pointerdown', 2, 50)
  point('pointermove', 2, 150)
  point('pointerup', 2, 150)
  point('pointerup', 1, -50)
  expect(scale()).toBe('2')
  expect(dialog, 'two fingers do not swipe').toHaveAccessibleName('Picture 2')
})

test('a single image has no thumbnails', () => {
  render(<ImageViewer images={images.slice(0, 1)} labels={labels} />)
  expect(screen.getAllByRole('button')).toHaveLength(1)
})
