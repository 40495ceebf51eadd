export {
  draftOf,
  profileOf,
  textsOf,
  ARTISAN_IMAGES,
  ARTISAN_LINES,
  ARTISAN_TEXTS,
  artisanPath,
  type ArtisanDraft,
  type ArtisanImage,
  type ArtisanLine,
  type ArtisanPart,
  type ArtisanText,
} from './artisan-draft.ts'
export { canSubmit, changesOf, isBlank, isChanged } from './artisan-changes.ts'
