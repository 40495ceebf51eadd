// The scripts of the gallery, as one file: each file name adds bytes to the script of every page.
export { changeColor } from './gallery-color.ts'
export { markPlace, press } from './gallery.ts'
export { zoom } from './gallery-zoom.ts'
