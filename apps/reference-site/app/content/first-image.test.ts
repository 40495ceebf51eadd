import { expect, test } from 'vitest'
import { firstImage } from './first-image.ts'

test('a page is shown on social networks with its first image, wherever in its blocks that is', () => {
  const slider = {
    componentName: 'Images',
    props: { images: [{ alt: 'no file yet' }, { src: '/media/yurt.avif' }, { src: '/media/rug.avif' }] },
  }
  const text = { componentName: 'Text', props: { image: '/media/not-a-prop-of-it.avif' } }
  const inside = { componentName: 'Container', props: {}, children: [text, slider] }
  expect(firstImage([text, inside])).toBe('/media/yurt.avif')
  expect(firstImage([{ componentName: 'Banner', props: { image: '/media/hero.avif' } }, inside])).toBe(
    '/media/hero.avif',
  )
})

test('a page without images, or with blocks that are not known, has none', () => {
  expect(firstImage([])).toBeUndefined()
  expect(firstImage([{ componentName: 'Strange', props: { image: '/media/yurt.avif' } }])).toBeUndefined()
})
