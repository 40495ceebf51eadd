import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findBarriers } from '../../testing/axe.ts'
import { renderBlock } from '../../testing/render-block.tsx'
import { gallery } from './gallery.tsx'

test('a title is shown on the image and read once', async () => {
  renderBlock(gallery, { images: [{ src: '/media/dye.jpg', title: 'Madder', href: '/production' }] })
  expect(screen.getByText('Madder')).toHaveClass('shyrdak-gallery-label')
  expect(screen.getByRole('link', { name: 'Madder' })).toHaveAttribute('href', '/production')
  expect(await findBarriers()).toEqual([])
})

test('the alternative text is read in addition to the title', () => {
  renderBlock(gallery, { images: [{ src: '/media/dye.jpg', title: 'Madder', alt: 'A pot of red dye' }] })
  expect(screen.getByRole('img', { name: 'A pot of red dye' })).toBeInTheDocument()
  expect(screen.getByText('Madder')).toBeInTheDocument()
})

test('an image without a title has no label', () => {
  const root = renderBlock(gallery, { images: [{ src: '/media/dye.jpg' }] })
  expect(root?.querySelector('.shyrdak-gallery-label')).toBeNull()
})

test('without images nothing is rendered', () => {
  expect(renderBlock(gallery, { images: [] })).toBeNull()
})

test('on a phone, an image in one of two columns is requested at half the width of one across both', () => {
  const five = Array.from({ length: 5 }, (_, place) => ({ src: `/media/dye-${place}.jpg` }))
  const root = renderBlock(gallery, { images: five })
  const widths = [...(root?.querySelectorAll('img') ?? [])].map((image) => image.sizes.split(' ').at(-1))
  expect(widths).toEqual(['92vw', '46vw', '46vw', '92vw', '92vw'])
})

test('on a wide screen, an image is requested at the width of its place', () => {
  const widthsOf = (count: number) => {
    const root = renderBlock(gallery, {
      images: Array.from({ length: count }, (_, place) => ({ src: `/media/dye-${place}.jpg` })),
    })
    return [...(root?.querySelectorAll('img') ?? [])].map((image) => /\) (\d+)px/.exec(image.sizes)?.[1])
  }
  expect(widthsOf(8)).toEqual(['612', '612', '294', '294', '612', '612', '294', '294'])
  expect(widthsOf(3), 'the third of three has the place of two').toEqual(['612', '612', '612'])
  expect(widthsOf(5).at(-1), 'the fifth of five stands across').toBe('1248')
})
