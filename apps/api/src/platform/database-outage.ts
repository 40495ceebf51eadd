/** PostgreSQL is starting, read-only or out of connections. */
const OUTAGES = /^(08...|25006|53...|57P0[1-3])$/

/** Driver messages without a code, such as that of a connection that died in use. */
const LOST_CONNECTION = /timeout exceeded when trying to connect|Connection terminated|not queryable/

/** Errors of connections to the database. Those to a bucket or a bank fail with the same codes. */
const connectionErrors = new WeakSet<Error>()

export const markConnectionError = (error: Error): void => void connectionErrors.add(error)

/** Whether the error says that the database cannot be used now, which is worth a retry. */
export const isDatabaseOutage = (error: Error): boolean =>
  connectionErrors.has(error) ||
  LOST_CONNECTION.test(error.message) ||
  ('code' in error && typeof error.code === 'string' && OUTAGES.test(error.code))
