export { addressOf, canReceive } from './rules.ts'
export {
  mailingFormMachine,
  type MailingFormActor,
  type MailingFormContext,
  type MailingFormEvent,
  type MailingFormSnapshot,
} from './mailing-form.machine.ts'
export { deliveryRequestContract, mailingFormContract } from './contract.ts'
export { deliveryRequestActors, mailingFormActors, type MailingFormEffects } from './mailing-form.actors.ts'
export { selectIsInvalid, selectMailingForm, type MailingFormView } from './mailing-form.selectors.ts'
