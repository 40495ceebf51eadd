import type { ApplicationStatus } from '@shyrdak/sdk/contract'

/** Accounts whose application stands on the desk: a closed one is nobody's business any more. */
export const OPEN_STATUSES: ApplicationStatus[] = ['waiting', 'active', 'rejected']
