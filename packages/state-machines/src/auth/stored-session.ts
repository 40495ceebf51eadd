import { ClientType } from '@shyrdak/sdk/contract'
import * as z from 'zod/mini'
import { readScalar } from '../storage/scalar.ts'
import { STORAGE_KEYS } from '../storage/storage-keys.ts'
import type { StoragePort } from '../storage/storage-port.ts'
import { switchCompany } from '../wholesale-cart/switch-company.ts'
import type { AuthSession } from './session.ts'

const Token = z.string().check(z.regex(/^[\x21-\x7e]{8,4096}$/))
const WholeNumber = z.string().check(z.regex(/^[1-9]\d{0,14}$/))
const Flag = z.literal('true')
const Name = z.string().check(z.maxLength(100))

const idOf = (text: string | null): number | null => (text === null ? null : parseInt(text, 10))

/**
 * Reads the stored session. Returns null if there is none or it is incomplete. `isCraftsmanLogged` and
 * `client_type` have to agree, so that nobody leaves a craftsman's pages by changing one of them. Source: spec §6.
 */
export function readSession(storage: StoragePort): AuthSession | null {
  const token = readScalar(storage, STORAGE_KEYS.token, Token)
  if (token === null) return null
  const clientType = readScalar(storage, STORAGE_KEYS.clientType, ClientType)
  const userId = idOf(readScalar(storage, STORAGE_KEYS.userId, WholeNumber))
  if (clientType === null || userId === null) return null
  const isCraftsman = readScalar(storage, STORAGE_KEYS.isCraftsmanLogged, Flag) !== null
  if (isCraftsman !== (clientType === 'craftsman')) return null
  const artisan = isCraftsman ? idOf(readScalar(storage, STORAGE_KEYS.artisan, WholeNumber)) : null
  if (isCraftsman && artisan === null) return null
  const firstName = readScalar(storage, STORAGE_KEYS.firstName, Name) ?? ''
  return { token, clientType, userId, artisan, firstName }
}

const OWN = [
  STORAGE_KEYS.clientType,
  STORAGE_KEYS.userId,
  STORAGE_KEYS.artisan,
  STORAGE_KEYS.isCraftsmanLogged,
  STORAGE_KEYS.firstName,
] as const

/** Removes the session. The token is removed first, because other tabs watch it. */
export function clearSession(storage: StoragePort): void {
  storage.remove(STORAGE_KEYS.token)
  for (const key of OWN) storage.remove(key)
}

/** Stores the session. The token is written last, so that other tabs find the rest complete. */
export function writeSession(storage: StoragePort, session: AuthSession): void {
  const { token, clientType, userId, artisan, firstName, companyId } = session
  if (storage.get(STORAGE_KEYS.token) !== token) clearSession(storage)
  // Done before the login is visible, so that none of this person's pages is open yet.
  if (companyId !== undefined) switchCompany(storage, companyId)
  storage.set(STORAGE_KEYS.clientType, clientType)
  storage.set(STORAGE_KEYS.userId, String(userId))
  if (artisan !== null) storage.set(STORAGE_KEYS.artisan, String(artisan))
  if (clientType === 'craftsman') storage.set(STORAGE_KEYS.isCraftsmanLogged, 'true')
  storage.set(STORAGE_KEYS.firstName, firstName)
  storage.set(STORAGE_KEYS.token, token)
}
