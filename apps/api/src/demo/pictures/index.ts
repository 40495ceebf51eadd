export { drawProduct } from './draw-product.ts'
export { palette, type DyedFelt } from './palette.ts'
export { pictureFor, pictureName } from './picture-name.ts'
export {
  gallery,
  sizeOf,
  views,
  type ModelOf,
  type PictureKind,
  type PictureSpec,
  type ViewOf,
} from './picture-spec.ts'
export { placeholder } from './placeholder.ts'
export { renderPicture, type PictureFormat } from './render.ts'
