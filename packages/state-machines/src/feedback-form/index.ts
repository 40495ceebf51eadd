export {
  emptyForm,
  FEEDBACK_FIELDS,
  isFilled,
  withTyped,
  type FeedbackField,
  type FilledForm,
} from './rules.ts'
export {
  CONFIRMATION_TIMEOUT_MS,
  feedbackFormMachine,
  type FeedbackFormActor,
  type FeedbackFormContext,
  type FeedbackFormEvent,
  type FeedbackFormInput,
  type FeedbackFormSnapshot,
} from './feedback-form.machine.ts'
export { faqQuestionContract, feedbackFormContract } from './contract.ts'
export {
  faqQuestionActors,
  feedbackFormActors,
  type FaqQuestionEffects,
  type FeedbackFormEffects,
} from './feedback-form.actors.ts'
export { selectCanSubmit, selectFeedbackForm, type FeedbackFormView } from './feedback-form.selectors.ts'
