import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { findBarriers } from '../../testing/axe.ts'
import { renderBlock } from '../../testing/render-block.tsx'
import { gridImages } from './grid-images.tsx'

const images = [
  { src: '/media/rug.jpg', alt: 'A rug' },
  { src: '/media/craft.jpg' },
  { src: '/media/room.jpg', alt: 'A room' },
]
const large = () => screen.getByRole('button', { name: /^gallery.enlarge/ })

test('a visitor selects an image, reads the description and enlarges the image', async () => {
  renderBlock(gridImages, { images, description: '<h3>Four months</h3>', moreInfo: '<p>Walnut dyes</p>' })
  expect(large()).toHaveAccessibleName('gallery.enlarge: A rug')
  await userEvent.click(screen.getByRole('button', { name: 'gallery.image 2' }))
  expect(large()).toHaveAccessibleName('gallery.enlarge: gallery.image 2')
  expect(screen.getByRole('heading', { name: 'Four months' })).toBeVisible()
  expect(screen.getByText('Walnut dyes')).toBeVisible()
  expect(await findBarriers()).toEqual([])
  await userEvent.click(large())
  expect(await screen.findByRole('dialog')).toHaveAccessibleName('gallery.image 2')
})

test('identical images can be selected separately', async () => {
  renderBlock(gridImages, { images: [images[0], images[2], images[0]] })
  const column = () => screen.getAllByRole('button').slice(0, 3)
  await userEvent.click(column()[2] as HTMLElement) // the column has three buttons
  expect(column().map((button) => button.getAttribute('aria-current'))).toEqual(['false', 'false', 'true'])
})

test.each(['https://evil.example/rug.jpg', '//evil.example/rug.jpg', 'javascript:alert(1)', '', 7, null])(
  'an image at %j is dropped',
  (src) => {
    renderBlock(gridImages, { images: [{ src, alt: 'Elsewhere' }, images[0], 'rug', null] })
    expect(screen.getAllByRole('button')).toHaveLength(1)
    expect(large()).toHaveAccessibleName('gallery.enlarge: A rug')
  },
)

test('the description is shown even without images', () => {
  const root = renderBlock(gridImages, { images: [], description: '<p>Four months</p>' })
  expect(root).toHaveTextContent('Four months')
  expect(root?.querySelector('[data-island]')).toBeNull()
})

test.each([{}, { images: [] }, { images: {}, description: '  ', moreInfo: 4 }])(
  '%j renders nothing',
  (props) => expect(renderBlock(gridImages, props)).toBeNull(),
)
