import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import type { StorePorts } from '../../store/ports.ts'

const KEY = STORAGE_KEYS.setsPassword

export const readTemporary = ({ session }: StorePorts): boolean => session.get(KEY) === 'true'

export const writeTemporary = ({ session }: StorePorts, isTemporary: boolean): void =>
  isTemporary ? session.set(KEY, 'true') : session.remove(KEY)
