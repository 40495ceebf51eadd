export {
  draftOf,
  WORKSHOP_LINES,
  WORKSHOP_TEXTS,
  workshopPath,
  type WorkshopDraft,
  type WorkshopLine,
  type WorkshopText,
} from './workshop-draft.ts'
export { changesOf, isBlank, isChanged, tidied } from './workshop-changes.ts'
export { forgetWorkshop, saveWorkshopDraft, readWorkshop } from './stored-workshop.ts'
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
