import * as z from 'zod/mini'

/** An order contains either retail goods or special goods, never both. */
export const OrderKind = z.enum(['retail', 'special'])
export type OrderKind = z.infer<typeof OrderKind>
