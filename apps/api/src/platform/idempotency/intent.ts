import { createHash } from 'node:crypto'
import type { Principal } from '../principal.ts'
import { refuse } from '../refusal.ts'
import { HOUR_MS } from '../time.ts'
import { bodyFingerprint } from './body-fingerprint.ts'

/** Milliseconds that an intent is remembered: with an idempotency key, and by the body alone. */
const KEY_LIFETIME_MS = 72 * HOUR_MS
const BODY_LIFETIME_MS = 60_000

/** The parts of a call that identify its caller and its intent. */
export interface Caller {
  principal: Principal
  ip: string
  idempotencyKey: string | undefined
}

/** What a caller sent, and the table of the row that it creates. */
interface Request {
  creates: string
  body: unknown
  sentAt: Date
}

/** One intent of one caller: however often it is sent, it creates one row. */
export interface Intent {
  /** A hash of the caller and the idempotency key. */
  key: string
  creates: string
  fingerprint: string
  sentAt: Date
  expiresAt: Date
}

/** Returns the intent of a call by its idempotency key; undefined without one: each such call is a new intent. */
export const intentByKey = (
  { principal, idempotencyKey }: Omit<Caller, 'ip'>,
  request: Request,
): Intent | undefined =>
  idempotencyKey === undefined
    ? undefined
    : intentOf(principal, request, { parts: ['key', idempotencyKey], lifetimeMs: KEY_LIFETIME_MS })

/**
 * Returns the intent of a call by its body alone: the same body for the same table from the same IP within a minute is
 * one intent, so that a double click or a retry after a lost response takes effect once.
 */
export const intentByBody = ({ principal, ip }: Omit<Caller, 'idempotencyKey'>, request: Request): Intent =>
  intentOf(principal, request, {
    parts: ['body', request.creates, ip, bodyFingerprint(request.body)],
    lifetimeMs: BODY_LIFETIME_MS,
  })

/** Returns the intent of a call by its idempotency key, and without one by its body. */
export const intentByKeyOrBody = (caller: Caller, request: Request): Intent =>
  intentByKey(caller, request) ?? intentByBody(caller, request)

function intentOf(
  principal: Principal,
  { creates, body, sentAt }: Request,
  { parts, lifetimeMs }: { parts: readonly string[]; lifetimeMs: number },
): Intent {
  const who = principal.kind === 'guest' ? 'guest' : `${principal.market}:${principal.userId}`
  return {
    key: createHash('sha256')
      .update(JSON.stringify([who, ...parts]))
      .digest('base64url'),
    creates,
    fingerprint: bodyFingerprint(body),
    sentAt,
    expiresAt: new Date(sentAt.getTime() + lifetimeMs),
  }
}

/** A stored intent and the id of the row it created. */
export type KnownIntent = Pick<Intent, 'creates' | 'fingerprint'> & { createdId: number | null }

/**
 * Returns the id of the row that an intent has already created.
 * @throws KEY_REUSED when the key was used for another endpoint or with another body
 */
export function createdBy({ creates, fingerprint }: Intent, known: KnownIntent): number {
  if (known.creates !== creates || known.fingerprint !== fingerprint)
    throw refuse('KEY_REUSED', { message: 'This Idempotency-Key was used for another request.' })
  if (known.createdId === null) throw new Error(`an intent of ${creates} was committed without its row`)
  return known.createdId
}
