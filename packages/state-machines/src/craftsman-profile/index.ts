export {
  ARTISAN_IMAGES,
  ARTISAN_LINES,
  ARTISAN_TEXTS,
  artisanPath,
  canSubmit,
  changesOf,
  draftOf,
  isBlank,
  isChanged,
  profileOf,
  textsOf,
  type ArtisanDraft,
  type ArtisanImage,
  type ArtisanLine,
  type ArtisanPart,
  type ArtisanText,
} from './rules.ts'
export { readArtisanDraft } from './stored-artisan-draft.ts'
export {
  craftsmanProfileMachine,
  type CraftsmanProfileActor,
  type CraftsmanProfileContext,
  type CraftsmanProfileEvent,
  type CraftsmanProfileInput,
  type CraftsmanProfileSnapshot,
} from './craftsman-profile.machine.ts'
export { craftsmanProfileContract } from './contract.ts'
export { craftsmanProfileActors, type CraftsmanProfileEffects } from './craftsman-profile.actors.ts'
export { selectCraftsmanProfile, type CraftsmanProfileView } from './craftsman-profile.selectors.ts'
