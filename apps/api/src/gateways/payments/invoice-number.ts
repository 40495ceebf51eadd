import type { Payment } from './port.ts'

/** Our payment number, for banks that require six to fifteen digits. */
export const invoiceOf = ({ invoice }: Pick<Payment, 'invoice'>): string => String(invoice).padStart(6, '0')
