import type { StorePorts } from '../store/ports.ts'

/** Says in this visit that a temporary password opened the session, so that a new one is set without it. */
const KEY = 'sets_password'

export const readTemporary = ({ session }: StorePorts): boolean => session.get(KEY) === 'true'

export const writeTemporary = ({ session }: StorePorts, isTemporary: boolean): void =>
  isTemporary ? session.set(KEY, 'true') : session.remove(KEY)
