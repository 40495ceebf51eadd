export {
  draftOf,
  profileOf,
  textsOf,
  withPart,
  ARTISAN_IMAGES,
  ARTISAN_LINES,
  ARTISAN_PARTS,
  ARTISAN_TEXTS,
  artisanPath,
  type ArtisanDraft,
  type ArtisanImage,
  type ArtisanLine,
  type ArtisanPart,
  type ArtisanText,
} from './artisan-draft.ts'
export { canSubmit, changesOf, isBlank, isChanged, tidied } from './artisan-changes.ts'
