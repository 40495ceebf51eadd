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
