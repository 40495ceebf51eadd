import * as z from 'zod/mini'
import { readScalar } from '../storage/scalar.ts'
import { STORAGE_KEYS } from '../storage/storage-keys.ts'
import type { StoragePort } from '../storage/storage-port.ts'

const Yes = z.literal('true')

export const readAcceptance = (storage: StoragePort): boolean =>
  readScalar(storage, STORAGE_KEYS.cookiesAccepted, Yes) !== null

export const writeAcceptance = (storage: StoragePort): void =>
  storage.set(STORAGE_KEYS.cookiesAccepted, 'true')

export const readClosing = (session: StoragePort): boolean =>
  readScalar(session, STORAGE_KEYS.cookiesClosed, Yes) !== null

export const writeClosing = (session: StoragePort): void => session.set(STORAGE_KEYS.cookiesClosed, 'true')
