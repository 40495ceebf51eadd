export {
  draftOf,
  profileOf,
  textsOf,
  withPart,
  WORKSHOP_IMAGES,
  WORKSHOP_LINES,
  WORKSHOP_PARTS,
  WORKSHOP_TEXTS,
  workshopPath,
  type WorkshopDraft,
  type WorkshopImage,
  type WorkshopLine,
  type WorkshopPart,
  type WorkshopText,
} from './workshop-draft.ts'
export { canHandIn, changesOf, isBlank, isChanged, tidied } from './workshop-changes.ts'
export { saveWorkshopDraft, readWorkshop } from './stored-workshop.ts'
export {
  workshopProfileMachine,
  type WorkshopProfileActor,
  type WorkshopProfileContext,
  type WorkshopProfileEvent,
  type WorkshopProfileInput,
  type WorkshopProfileSnapshot,
} from './workshop-profile.machine.ts'
export { workshopProfileContract } from './contract.ts'
export { workshopProfileActors, type WorkshopProfileEffects } from './workshop-profile.actors.ts'
export { selectWorkshopProfile, type WorkshopProfileView } from './workshop-profile.selectors.ts'
