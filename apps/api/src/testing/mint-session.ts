import { eq } from 'drizzle-orm'
import type { EmployeeRole, Language, Market } from '@shyrdak/sdk/contract'
import { databaseOver, type Database } from '#platform/sql/database.ts'
import { account, type AccountStatus } from '#modules/accounts/tables.ts'
import { openSession } from '#modules/accounts/open-session.ts'
import { secret } from '#platform/random.ts'

export interface MintedSession {
  token: string
  accountId: number
  sessionId: number
  email: string
}

interface Minting {
  market: Market
  /** An existing account; otherwise a new one is created. */
  accountId?: number
  email?: string
  language?: Language
  status?: AccountStatus
  artisansId?: number
  /** The company a wholesale person acts for, otherwise a new one; and the role there. */
  companyId?: number
  employeeRole?: EmployeeRole
  passwordHash?: string
  isEmailConfirmed?: boolean
  /** Days until expiry; negative for an expired session. */
  days?: number
}

/** Creates a session without a password, for tests of signed-in behaviour. Also accepts a bare pool. */
export async function mintSession(
  database: Database | Database['$client'],
  { market, days = 30, ...person }: Minting,
): Promise<MintedSession> {
  const db = '$client' in database ? database : databaseOver(database)
  const now = new Date()
  const token = secret()
  const email = person.email ?? `${secret().slice(0, 12).toLowerCase()}@example.com`
  let { accountId } = person
  if (accountId === undefined) {
    const [made] = await db
      .insert(account)
      .values({
        market,
        email,
        emailKey: email.toLowerCase(),
        emailConfirmedAt: person.isEmailConfirmed === false ? null : now,
        passwordHash: person.passwordHash ?? null,
        firstName: 'Айгүл',
        lastName: 'Осмонова',
        phone: '+996700123456',
        language: person.language ?? 'en',
        status: person.status ?? 'active',
        artisansId: person.artisansId ?? null,
        createdAt: now,
      })
      .returning({ id: account.id })
    if (!made) throw new Error('insert into account returned no row')
    accountId = made.id
    if (market === 'wholesale')
      await db
        .update(account)
        .set({ companyId: person.companyId ?? made.id, employeeRole: person.employeeRole ?? 'owner' })
        .where(eq(account.id, made.id))
  }
  const sessionId = await openSession(db, {
    who: { id: accountId, market },
    token,
    userAgent: 'a test',
    now,
    days,
  })
  return { token, accountId, sessionId, email }
}
