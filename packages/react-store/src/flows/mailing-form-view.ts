import type { MailingFormContext, MailingFormSnapshot } from '@shyrdak/state-machines/mailing-form'

export interface MailingFormView extends Pick<MailingFormContext, 'failure' | 'attempt'> {
  /** The value of `data-state`. */
  readonly state: MailingFormSnapshot['value']
  readonly isInvalid: boolean
}
