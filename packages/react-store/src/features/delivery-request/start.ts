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

/** Reuses the mailing form's machine with the delivery request list. */
export function startDeliveryRequest(store: Store): StartedActor<MailingFormActor, MailingFormView> {
  const actors = deliveryRequestActors({ sdk: () => store.sdk(deliveryRequestContract) })
  const actor = createActor(mailingFormMachine.provide(actors))
  return { actor: actor.start(), select: selectMailingForm }
}
