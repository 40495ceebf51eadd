import { and, eq, ne, or } from 'drizzle-orm'
import { account } from '#modules/accounts/index.ts'
import type { Transaction } from '#platform/sql/database.ts'

interface Ordered {
  companyId: number
  placedBy: number
}

/** The account that placed the order; if it is closed, the company's owners. */
export async function ordererOf(tx: Transaction, { companyId, placedBy }: Ordered): Promise<number[]> {
  const people = await tx
    .select({ id: account.id, role: account.employeeRole })
    .from(account)
    .where(
      and(
        or(eq(account.id, companyId), eq(account.companyId, companyId)),
        ne(account.status, 'closed'),
        or(eq(account.id, placedBy), eq(account.employeeRole, 'owner')),
      ),
    )
  const own = people.filter(({ id }) => id === placedBy)
  return (own.length > 0 ? own : people).map(({ id }) => id)
}

/** The people to whom emails about an order and its invoices go: its buyer and the company's accountants. */
export async function readersOf(tx: Transaction, order: Ordered): Promise<number[]> {
  const accountants = await tx
    .select({ id: account.id })
    .from(account)
    .where(
      and(
        eq(account.companyId, order.companyId),
        eq(account.employeeRole, 'accountant'),
        ne(account.status, 'closed'),
      ),
    )
  return [...new Set([...(await ordererOf(tx, order)), ...accountants.map(({ id }) => id)])]
}
