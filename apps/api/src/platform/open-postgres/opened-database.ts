import type { PGlite } from '@electric-sql/pglite'
import type { Pool } from 'pg'

/** What a start says to the person at the terminal; a pino logger fits. */
export interface OpenLog {
  info(message: string): void
  warn(message: string): void
  error(fields: { err: unknown }, message: string): void
}

export interface OpenedDatabase {
  /** On PGlite it has one client: whoever holds it must not ask for a second. */
  pool: Pool
  kind: 'server' | 'embedded' | 'pglite'
  /** For programs that bring a driver of their own; absent on PGlite. It may hold a password. */
  connectionString?: string
  /** Only with `kind: 'pglite'`: the engine in this process. */
  pglite?: PGlite
  /** Ends the pool, then whatever was started for it. May be called twice. */
  close(): Promise<void>
}
