import type { PGlite } from '@electric-sql/pglite'
import type { Pool } from 'pg'

/** Log for the person at the terminal during startup; a pino logger fits. */
export interface OpenLog {
  info(message: string): void
  warn(message: string): void
  error(fields: { err: unknown }, message: string): void
}

export interface OpenedDatabase {
  /** On PGlite it has one client: code that holds it must not request a second. */
  pool: Pool
  kind: 'server' | 'embedded' | 'pglite'
  /** For programs with a driver of their own; absent on PGlite. It may contain a password. */
  connectionString?: string
  /** Only with `kind: 'pglite'`: the engine in this process. */
  pglite?: PGlite
  /** Closes the pool, then whatever was started for it. Safe to call twice. */
  close(): Promise<void>
}
