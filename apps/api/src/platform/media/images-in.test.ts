import fc from 'fast-check'
import { expect, test } from 'vitest'
import { imagesIn } from './images-in.ts'

test('images are found by their place: alone, in lists, in HTML, and in the JSON of blocks', () => {
  const blocks = [
    {
      componentName: 'Container',
      children: [{ props: { src: '/media/felt.jpg', alt: '/media/ is a folder' } }],
    },
    { props: { content: `<p>Wool <img alt="" src='/media/wool.jpg'><a href=/media/yarn.jpg>yarn</a></p>` } },
  ]
  const input = {
    photo: '/media/upload-1.jpg',
    photos: ['/media/a.jpg'],
    content: { ru: JSON.stringify(blocks) },
  }
  expect(imagesIn(input)).toEqual([
    { path: '/media/upload-1.jpg', field: ['photo'] },
    { path: '/media/a.jpg', field: ['photos', 0] },
    { path: '/media/felt.jpg', field: ['content', 'ru', 0, 'children', 0, 'props', 'src'] },
    { path: '/media/wool.jpg', field: ['content', 'ru', 1, 'props', 'content'] },
    { path: '/media/yarn.jpg', field: ['content', 'ru', 1, 'props', 'content'] },
  ])
})

test('an image is found whatever it ends in, at a width too', () => {
  const [photo, drawn] = ['/media/upload-1-960.avif', '/media/felt.png']
  expect(imagesIn({ photo, text: `<img src="${drawn}">`, texts: ['/media/a-320.webp'] })).toEqual([
    { path: photo, field: ['photo'] },
    { path: drawn, field: ['text'] },
    { path: '/media/a-320.webp', field: ['texts', 0] },
  ])
})

test('a film is found as an image is', () => {
  const blocks = JSON.stringify([{ props: { src: '/media/upload-1.mp4', poster: '/media/felt.jpg' } }])
  expect(
    imagesIn({ video: '/media/upload-2.webm', content: { en: blocks } }).map(({ path }) => path),
  ).toEqual(['/media/upload-2.webm', '/media/upload-1.mp4', '/media/felt.jpg'])
})

test('words about an address, and images of other hosts are none', () => {
  for (const text of [
    'See /media/felt.jpg, they said',
    'https://elsewhere.example/media/felt.jpg',
    '[/media/felt.jpg',
  ])
    expect(imagesIn({ text }), text).toEqual([])
})

test('whatever is read, nothing is thrown, and each path stands where it is said to stand', () => {
  fc.assert(
    fc.property(
      fc.jsonValue(),
      fc.array(fc.constantFrom('/media/a.jpg', '[]', '[', 'felt')),
      (value, texts) => {
        const input = { value, texts }
        for (const { path, field } of imagesIn(input)) {
          const there = field.reduce<unknown>(
            (at, name) => (at as Record<string | number, unknown>)[name],
            input,
          )
          expect(String(there)).toContain(path)
        }
      },
    ),
  )
})
