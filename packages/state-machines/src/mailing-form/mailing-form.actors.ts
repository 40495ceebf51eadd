import { fromPromise } from 'xstate'

export interface MailingFormEffects {
  /** Resolves with true when the email was added, false when it was already on the list. Source: spec §7. */
  subscribe(email: string, signal: AbortSignal): Promise<boolean>
}

/** For `mailingFormMachine.provide({ actors: mailingFormActors({ subscribe }) })`. */
export const mailingFormActors = ({ subscribe }: MailingFormEffects) => ({
  subscribe: fromPromise<boolean, { readonly email: string }>(({ input: { email }, signal }) =>
    subscribe(email, signal),
  ),
})
