import {
  mailingFormActors,
  mailingFormContract,
  mailingFormMachine,
  selectMailingForm,
  type MailingFormActor,
  type MailingFormView,
} from '@shyrdak/state-machines/mailing-form'
import { createActor } from 'xstate'
import type { StartedActor } from '../../store/lazy-actor.ts'
import type { Store } from '../../store/store.ts'

export function startMailingForm(store: Store): StartedActor<MailingFormActor, MailingFormView> {
  const actors = mailingFormActors({ sdk: () => store.sdk(mailingFormContract) })
  const actor = createActor(mailingFormMachine.provide(actors))
  return { actor: actor.start(), select: selectMailingForm }
}
