// All that follows the photos, as one file: each name of a file weighs in the script of every page.
export { changeColor } from './gallery-color.ts'
export { markPlace, press } from './gallery.ts'
export { zoom } from './gallery-zoom.ts'
