import { expect, test } from 'vitest'
import { mediaUrl } from './media.ts'
import { imageSources } from './images.ts'

test('a photo is offered as AVIF, then WebP, in the widths asked for', () => {
  expect(imageSources('/media/boots-red.jpg', [160, 320])).toEqual({
    src: '/media/boots-red.jpg',
    sources: [
      { type: 'image/avif', srcSet: '/media/boots-red-160.avif 160w, /media/boots-red-320.avif 320w' },
      { type: 'image/webp', srcSet: '/media/boots-red-160.webp 160w, /media/boots-red-320.webp 320w' },
    ],
  })
  expect(imageSources('/media/boots.jpg').sources[0]?.srcSet.split(', ')).toHaveLength(6)
})

test('a drawing is offered as it is', () => {
  expect(imageSources('/media/ornament.svg')).toEqual({ src: '/media/ornament.svg', sources: [] })
})

test('a picture is loaded from the host of the API, however that is written', () => {
  expect(mediaUrl('https://admin.example', '/media/hat.jpg')).toBe('https://admin.example/media/hat.jpg')
  expect(mediaUrl('https://admin.example/', '/media/hat.jpg')).toBe('https://admin.example/media/hat.jpg')
  expect(mediaUrl('', '/media/hat.jpg')).toBe('/media/hat.jpg')
})
