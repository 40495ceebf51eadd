import { expect, test } from 'vitest'
import { mediaUrl } from './media.ts'
import { IMAGE_WIDTHS, imageSources, widthsOf } from './images.ts'

test('a photo has AVIF and WebP sources in the requested widths', () => {
  expect(imageSources('/media/boots-red.jpg', [160, 320])).toEqual({
    src: '/media/boots-red.jpg',
    sources: [
      { type: 'image/avif', srcSet: '/media/boots-red-160.avif 160w, /media/boots-red-320.avif 320w' },
      { type: 'image/webp', srcSet: '/media/boots-red-160.webp 160w, /media/boots-red-320.webp 320w' },
    ],
  })
  expect(imageSources('/media/boots.jpg').sources[0]?.srcSet.split(', ')).toHaveLength(6)
})

test('an image of fixed width is offered in no more pixels than the densest screen shows', () => {
  expect(widthsOf('96px')).toEqual([160, 320])
  expect(widthsOf('48px')).toEqual([160])
  expect(widthsOf('2000px')).toEqual(IMAGE_WIDTHS)
  expect(widthsOf('(min-width: 780px) 132px, 96px')).toEqual(IMAGE_WIDTHS)
})

test('an SVG has no variants', () => {
  expect(imageSources('/media/ornament.svg')).toEqual({ src: '/media/ornament.svg', sources: [] })
})

test('mediaUrl accepts a host with or without a trailing slash', () => {
  expect(mediaUrl('https://admin.example', '/media/hat.jpg')).toBe('https://admin.example/media/hat.jpg')
  expect(mediaUrl('https://admin.example/', '/media/hat.jpg')).toBe('https://admin.example/media/hat.jpg')
  expect(mediaUrl('', '/media/hat.jpg')).toBe('/media/hat.jpg')
})
