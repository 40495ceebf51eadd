import type { MailingFormSnapshot } from './mailing-form.machine.ts'

/** Whether what stands in the field is known to be wrong. */
export const selectIsInvalid = (snapshot: MailingFormSnapshot): boolean =>
  snapshot.matches('refused') || snapshot.context.failure?.code === 'INVALID'
