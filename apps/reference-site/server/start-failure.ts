import type { Settings } from '@shyrdak/api'

/** Why the store could not open, as one sentence for the person who started it. */
export function sentenceFor(error: unknown, { port, dataDir }: Pick<Settings, 'port' | 'dataDir'>): string {
  if (!(error instanceof Error)) return `The store could not start: ${String(error)}`
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Stop it, or choose another port: PORT=3001 npm start`
  if (code === 'EACCES' && 'syscall' in error && error.syscall === 'listen')
    return `Port ${port} may not be used by this account. Choose one above 1023: PORT=3000 npm start`
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
    return `The data folder ${dataDir} cannot be written to. Choose another: DATA_DIR=… npm start`
  return error.name === 'StartRefusal'
    ? error.message
    : `The store could not start: ${error.stack ?? error.message}`
}
