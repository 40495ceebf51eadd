import { fromPromise } from 'xstate'

export interface MailingFormEffects {
  /** Adds the address to the list: true when it was added, false when it was there already. Source: spec §7. */
  subscribe(email: string, signal: AbortSignal): Promise<boolean>
}

/** The effects of the form: `mailingFormMachine.provide({ actors: mailingFormActors({ subscribe }) })`. */
export const mailingFormActors = ({ subscribe }: MailingFormEffects) => ({
  subscribe: fromPromise<boolean, { readonly email: string }>(({ input: { email }, signal }) =>
    subscribe(email, signal),
  ),
})
