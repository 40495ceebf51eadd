import { CountryCode } from '@shyrdak/sdk/contract'
import { readScalar } from '../storage/scalar.ts'
import { STORAGE_KEYS } from '../storage/storage-keys.ts'
import type { StoragePort } from '../storage/storage-port.ts'
import { isSelectable } from './country-choice.ts'

/** Reads the country selected on this device. Returns null on a first visit. */
export function readCountry(storage: StoragePort): string | null {
  const code = readScalar(storage, STORAGE_KEYS.country, CountryCode)
  return code !== null && isSelectable(code) ? code : null
}

export const writeCountry = (storage: StoragePort, code: string): void =>
  storage.set(STORAGE_KEYS.country, code)
