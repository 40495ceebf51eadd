/*
 * Opens the database: of a server (`DATABASE_URL`), of an embedded PostgreSQL, or of PGlite. The entry point of this folder.
 */
export { prepareDataFolder } from './data-folder.ts'
export { listen } from './listen.ts'
export { openDatabase } from './open-database.ts'
export type { OpenedDatabase, OpenLog } from './opened-database.ts'
