import type { PGlite } from '@electric-sql/pglite'
import type { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'

type Configure = typeof createPgConfig

/**
 * The class of the clients a pool makes on PGlite. Each has a connection of its own: the pool drops its
 * client after each failed query, and a shared connection would tell the next client of the end of the last.
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

/** Drizzle's `types` are parsers for answers; pg passes them on, and PGlite takes them for parameter types. */
function connectionTo(engine: PGlite, configure: Configure) {
  const { connection } = configure(engine)
  const parse = connection.parse.bind(connection)
  connection.parse = (query: { types?: unknown }) =>
    parse({ ...query, types: Array.isArray(query.types) ? query.types : undefined })
  return connection
}

/** The engine has one session for all clients: what a dropped one left open ends here, as it does on a server. */
export const beginAfresh = (client: pg.ClientBase) =>
  client.query('rollback; select pg_advisory_unlock_all()')
