import { storyImage } from './goods.ts'

const PHOTOS = import.meta.glob<string>('./images/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** Returns the URL of an image for stories: `/media/jailoo.jpg` is `stories/images/jailoo.webp`. */
export const storyPhoto = (photo: string): string =>
  PHOTOS[photo.replace(/^\/media\/(.+)\.jpg$/, './images/$1.webp')] ?? storyImage(photo)
