export { isBlank, mayRewrite, NOTHING_WRITTEN, type Reviewer, type WrittenReview } from './rules.ts'
export { saveDraft, readDraft } from './stored-drafts.ts'
export {
  reviewFormMachine,
  type LoadedReview,
  type ReviewFormActor,
  type ReviewFormContext,
  type ReviewFormEvent,
  type ReviewFormInput,
  type ReviewFormSnapshot,
} from './review-form.machine.ts'
export { reviewFormContract } from './contract.ts'
export { reviewFormActors, type ReviewFormEffects } from './review-form.actors.ts'
export { selectReviewForm, type ReviewFormView } from './review-form.selectors.ts'
