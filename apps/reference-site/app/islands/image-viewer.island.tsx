export { ImageViewer as default } from '@shyrdak/blocks/parts/image-viewer'
