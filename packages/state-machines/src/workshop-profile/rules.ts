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
