export { PictureViewer as default } from '@shyrdak/blocks/parts/picture-viewer'

export const words = [] as const
