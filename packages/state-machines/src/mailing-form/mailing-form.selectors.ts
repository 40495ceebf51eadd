import type { MailingFormSnapshot } from './mailing-form.machine.ts'

/** Whether the email is known to be invalid, by validation or by the store. */
export const selectIsInvalid = (snapshot: MailingFormSnapshot): boolean =>
  snapshot.matches('refused') || snapshot.context.failure?.code === 'INVALID'

export const selectMailingForm = (snapshot: MailingFormSnapshot) => {
  const { failure, attempt } = snapshot.context
  return {
    /** The value of `data-state`. */
    state: snapshot.value,
    isInvalid: selectIsInvalid(snapshot),
    failure,
    attempt,
  }
}
export type MailingFormView = Readonly<ReturnType<typeof selectMailingForm>>
