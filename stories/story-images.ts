import { storyImage } from './goods.ts'

const PHOTOS = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The store's host for stories: `/media/jailoo.jpg` is `stories/pictures/jailoo.webp`. */
export const storyPhoto = (photo: string): string =>
  PHOTOS[photo.replace(/^\/media\/(.+)\.jpg$/, './pictures/$1.webp')] ?? storyImage(photo)
