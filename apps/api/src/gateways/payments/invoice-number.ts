import type { Payment } from './port.ts'

/** Our number of a payment for banks that want six to fifteen digits. */
export const invoiceOf = ({ invoice }: Pick<Payment, 'invoice'>): string => String(invoice).padStart(6, '0')
