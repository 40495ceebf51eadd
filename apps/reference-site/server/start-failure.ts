import { resolve, sep } from 'node:path'
import { isStartRefusal, type Settings } from '@shyrdak/api'

/** Explains in one sentence, for the person who started the store, why it could not open. */
export function sentenceFor(
  error: unknown,
  { port, host, dataDir }: Pick<Settings, 'port' | 'host' | 'dataDir'>,
): string {
  if (!(error instanceof Error)) return `The store could not start: ${String(error)}`
  const { code, syscall, path = '' }: NodeJS.ErrnoException = error
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Stop it, or choose another port: PORT=3001 npm start`
  if (code === 'EACCES' && syscall === 'listen')
    return `Port ${port} may not be used by this account. Choose one above 1023: PORT=3000 npm start`
  if (code === 'EADDRNOTAVAIL' || (code === 'ENOTFOUND' && 'hostname' in error && error.hostname === host))
    return `The setting HOST names no address of this machine: ${JSON.stringify(host)}. Leave it out to listen at all of them.`
  if ((code === 'EACCES' || code === 'EROFS' || code === 'EPERM') && isBelow(dataDir, path))
    return `The data folder ${dataDir} cannot be written to. Choose another: DATA_DIR=… npm start`
  return isStartRefusal(error)
    ? error.message
    : `The store could not start: ${error.stack ?? error.message}${causesOf(error)}`
}

const isBelow = (folder: string, path: string): boolean =>
  `${resolve(path)}${sep}`.startsWith(`${resolve(folder)}${sep}`)

/** Lists the underlying causes, such as the database's error for a failed query. */
const causesOf = ({ cause }: Error): string =>
  cause instanceof Error ? `\nCaused by: ${cause.message}${causesOf(cause)}` : ''
