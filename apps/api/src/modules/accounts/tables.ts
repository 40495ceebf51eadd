import type { Address, EmployeeRole, Language, Market } from '@shyrdak/sdk/contract'
import { sql, type SQL } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  type PgColumn,
} from 'drizzle-orm/pg-core'
import { bytes, moment } from '#platform/sql/columns.ts'
import { searchIndex, searchText } from '#platform/sql/search-text.ts'

/**
 * `waiting` and `rejected` are wholesale clients who may not see prices. A `closed` account cannot log in. It keeps
 * its email for the documents of its orders, but others may register it.
 */
export type AccountStatus = 'active' | 'waiting' | 'rejected' | 'closed'

type AccountSearch = Record<'email' | 'phone' | 'firstName' | 'lastName', PgColumn>

/** What the desk searches in accounts. */
export const accountSearchText = ({ email, phone, firstName, lastName }: AccountSearch): SQL =>
  searchText(email, phone, firstName, lastName)

/** An account of any market. An email belongs to one account across all markets, closed ones aside. */
export const account = pgTable(
  'account',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    market: text().$type<Market>().notNull(),
    /** As entered; emails are sent to it. */
    email: text().notNull(),
    /** The normalized email, for lookups and uniqueness. */
    emailKey: text('email_key').notNull(),
    emailConfirmedAt: moment('email_confirmed_at'),
    /** Argon2id as a PHC string; null after a temporary password was used and no new one has been set. */
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** International form, `+996700123456`; null until entered, as for managers and invited employees. */
    phone: text(),
    language: text().$type<Language>().notNull(),
    status: text().$type<AccountStatus>().notNull().default('active'),
    /** The saved shipping address. */
    address: jsonb().$type<Address>(),
    /** The workshop of a craftsman. */
    artisansId: integer('artisans_id').unique(),
    /** The wholesale client that employs the account: the account that applied, possibly this one. */
    companyId: integer('company_id'),
    employeeRole: text('employee_role').$type<EmployeeRole>(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('account_email')
      .on(t.emailKey)
      .where(sql`${t.status} <> 'closed'`),
    searchIndex('account_search', accountSearchText(t)),
    index('account_company')
      .on(t.companyId, t.id)
      .where(sql`${t.companyId} is not null`),
    foreignKey({ name: 'account_company_id', columns: [t.companyId], foreignColumns: [t.id] }),
    check('account_employee', sql`(${t.companyId} is null) = (${t.employeeRole} is null)`),
    check('account_employee_role', sql`${t.employeeRole} in ('owner', 'buyer', 'accountant', 'viewer')`),
    check('account_employee_market', sql`${t.companyId} is null or ${t.market} = 'wholesale'`),
    check('account_market', sql`${t.market} in ('frontend', 'wholesale', 'specialgoods', 'management')`),
    check('account_status', sql`${t.status} in ('active', 'waiting', 'rejected', 'closed')`),
    check('account_artisan', sql`${t.artisansId} is null or ${t.market} = 'specialgoods'`),
  ],
)

/** Matches accounts that hold their email: the condition of `account_email`, for the conflicts of inserts as well. */
export const holdsEmail = sql`${account.status} <> 'closed'`

const ofAccount = () =>
  integer('account_id')
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' })

/** A login. Only the hash of its token is stored. */
export const session = pgTable(
  'session',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: bytes('token_hash').notNull().unique(),
    accountId: ofAccount(),
    market: text().$type<Market>().notNull(),
    userAgent: text('user_agent').notNull(),
    /**
     * Whether it was opened with a temporary password: a new password may then be set without the old one.
     */
    setsPassword: boolean('sets_password').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('session_account').on(t.accountId), index('session_end').on(t.expiresAt)],
)

/**
 * An emailed password of about 120 bits, for which a plain hash is safe. The last few all work; using one
 * deletes all.
 */
export const temporaryPassword = pgTable(
  'temporary_password',
  {
    accountId: ofAccount(),
    hash: bytes().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.hash] })],
)

/** A request for a temporary password for an email, known or not. Its job decides. */
export const passwordRequest = pgTable(
  'password_request',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    emailKey: text('email_key').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('password_request_age').on(t.createdAt)],
)

/** A pending confirmation link, one per account. */
export const emailConfirmation = pgTable(
  'email_confirmation',
  {
    accountId: integer('account_id')
      .primaryKey()
      .references(() => account.id, { onDelete: 'cascade' }),
    tokenHash: bytes('token_hash').notNull().unique(),
    email: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('email_confirmation_end').on(t.expiresAt)],
)

/** Failed logins per account, per IP address, and per pair. Keys are hashes. */
export const loginDelay = pgTable(
  'login_delay',
  {
    key: text().primaryKey(),
    failures: integer().notNull(),
    /** No attempt is accepted before. */
    opensAt: moment('opens_at').notNull(),
    /** When the failures expire. */
    forgottenAt: moment('forgotten_at').notNull(),
  },
  (t) => [index('login_delay_age').on(t.forgottenAt)],
)

/** IP addresses from which an account has logged in: guesses from elsewhere do not delay logins there. */
export const familiarAddress = pgTable(
  'familiar_address',
  {
    key: text().primaryKey(),
    accountId: ofAccount(),
    forgottenAt: moment('forgotten_at').notNull(),
  },
  (t) => [index('familiar_address_account').on(t.accountId), index('familiar_address_age').on(t.forgottenAt)],
)
