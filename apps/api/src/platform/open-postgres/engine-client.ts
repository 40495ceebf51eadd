import type { PGlite } from '@electric-sql/pglite'
import type { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'

type Configure = typeof createPgConfig

/**
 * The client class for a pool on PGlite. Each client has its own connection: the pool drops its client after
 * each failed query, and a shared connection would report the end of the previous client to the next.
 */
export function engineClient(engine: PGlite, configure: Configure): typeof pg.Client {
  return class EngineClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      const own = {
        ...(typeof config === 'object' ? config : {}),
        connection: connectionTo(engine, configure),
      }
      super(own)
    }
  }
}

/** Drizzle's `types` are result parsers; pg passes them on, and PGlite takes them for parameter types. */
function connectionTo(engine: PGlite, configure: Configure) {
  const { connection } = configure(engine)
  const parse = connection.parse.bind(connection)
  connection.parse = (query: { types?: unknown }) =>
    parse({ ...query, types: Array.isArray(query.types) ? query.types : undefined })
  return connection
}

/** The engine has one session for all clients: ends what a dropped client left open, as a server does. */
export const beginAfresh = (client: pg.ClientBase) =>
  client.query('rollback; select pg_advisory_unlock_all()')
