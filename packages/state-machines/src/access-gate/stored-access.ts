import * as z from 'zod/mini'
import { readScalar } from '../storage/scalar.ts'
import { STORAGE_KEYS } from '../storage/storage-keys.ts'
import type { StoragePort } from '../storage/storage-port.ts'
import { PASS } from './rules.ts'

const Pass = z.string().check(z.regex(PASS))

/** The pass stored on this device; null when there is none. */
export const readAccess = (storage: StoragePort): string | null =>
  readScalar(storage, STORAGE_KEYS.accessGranted, Pass)

export const writeAccess = (storage: StoragePort, pass: string): void =>
  storage.set(STORAGE_KEYS.accessGranted, pass)

export const forgetAccess = (storage: StoragePort): void => storage.remove(STORAGE_KEYS.accessGranted)
