import type { StorePorts } from '../../store/ports.ts'

/** Session key: the session was opened with a temporary password, so a new one can be set without it. */
const KEY = 'sets_password'

export const readTemporary = ({ session }: StorePorts): boolean => session.get(KEY) === 'true'

export const writeTemporary = ({ session }: StorePorts, isTemporary: boolean): void =>
  isTemporary ? session.set(KEY, 'true') : session.remove(KEY)
