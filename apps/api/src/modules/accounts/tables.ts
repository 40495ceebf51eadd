import type { Address, EmployeeRole, Language, Market } from '@shyrdak/sdk/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** `waiting` and `rejected` are a wholesale client's: a manager has not let them see prices. `closed` lets nobody in. */
export type AccountStatus = 'active' | 'waiting' | 'rejected' | 'closed'

/** A person of any audience. An email is one person's, whatever the audience. */
export const account = pgTable(
  'account',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    market: text().$type<Market>().notNull(),
    /** As the person writes it; emails go there. */
    email: text().notNull(),
    /** The email in the one form by which it is found and unique. */
    emailKey: text('email_key').notNull(),
    emailConfirmedAt: moment('email_confirmed_at'),
    /** Argon2id as a PHC string; null once a temporary password was used and no new one has been set. */
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** International form, `+996700123456`; null for people of the house. */
    phone: text(),
    language: text().$type<Language>().notNull(),
    status: text().$type<AccountStatus>().notNull().default('active'),
    /** Where the parcels of whoever buys go; null until one was saved. */
    address: jsonb().$type<Address>(),
    /** A craftsman's workshop. */
    artisansId: integer('artisans_id').unique(),
    /** The wholesale client whose employee this is: the account that applied, which may be this one. */
    companyId: integer('company_id'),
    employeeRole: text('employee_role').$type<EmployeeRole>(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('account_email').on(t.emailKey),
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

const ofAccount = () =>
  integer('account_id')
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' })

/** Where a person is logged in. The token itself is nowhere: only whoever got it can say it. */
export const session = pgTable(
  'session',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: bytes('token_hash').notNull().unique(),
    accountId: ofAccount(),
    market: text().$type<Market>().notNull(),
    userAgent: text('user_agent').notNull(),
    /** Opened by a temporary password: the new one may be set without naming an old one. */
    setsPassword: boolean('sets_password').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('session_account').on(t.accountId), index('session_end').on(t.expiresAt)],
)

/** A mailed password of 120 bits, so a plain hash keeps it. Each of the last emails' works; with one used, all are gone. */
export const temporaryPassword = pgTable(
  'temporary_password',
  {
    accountId: ofAccount(),
    hash: bytes().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.hash] })],
)

/** An email that someone asked a temporary password for, known or not; the email's job decides. */
export const passwordRequest = pgTable(
  'password_request',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    emailKey: text('email_key').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('password_request_age').on(t.createdAt)],
)

/** A link under way to an address that has yet to be confirmed; one an account. */
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

/** Failed logins, counted by account, by address, and by both; keys are hashes. */
export const loginDelay = pgTable(
  'login_delay',
  {
    key: text().primaryKey(),
    failures: integer().notNull(),
    /** Nobody is let try before. */
    opensAt: moment('opens_at').notNull(),
    /** When the failures are forgotten. */
    forgottenAt: moment('forgotten_at').notNull(),
  },
  (t) => [index('login_delay_age').on(t.forgottenAt)],
)

/** Addresses from which an account was entered before: a stranger's guesses do not delay its person there. */
export const familiarAddress = pgTable(
  'familiar_address',
  {
    key: text().primaryKey(),
    accountId: ofAccount(),
    forgottenAt: moment('forgotten_at').notNull(),
  },
  (t) => [index('familiar_address_account').on(t.accountId), index('familiar_address_age').on(t.forgottenAt)],
)
