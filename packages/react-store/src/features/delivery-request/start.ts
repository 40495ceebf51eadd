import {
  deliveryRequestActors,
  deliveryRequestContract,
  mailingFormMachine,
  selectMailingForm,
  type MailingFormActor,
  type MailingFormView,
} from '@shyrdak/state-machines/mailing-form'
import { createActor } from 'xstate'
import type { StartedActor } from '../../store/lazy-actor.ts'
import type { Store } from '../../store/store.ts'

/** The flow of the mailing form, with another list behind it. */
export function startDeliveryRequest(store: Store): StartedActor<MailingFormActor, MailingFormView> {
  const actors = deliveryRequestActors({ sdk: () => store.sdk(deliveryRequestContract) })
  const actor = createActor(mailingFormMachine.provide(actors))
  return { actor: actor.start(), select: selectMailingForm }
}
