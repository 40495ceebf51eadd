import type { AccountFormContext } from '@shyrdak/state-machines/auth'

export interface AccountFormView extends Pick<
  AccountFormContext,
  'values' | 'issues' | 'failure' | 'attempt'
> {
  /** The value of `data-state`. */
  readonly state: 'editing' | 'refused' | 'sending' | 'failed' | 'done'
  readonly email: 'unasked' | 'waiting' | 'asking' | 'free' | 'taken'
}
