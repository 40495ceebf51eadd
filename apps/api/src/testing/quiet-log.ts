import type { OpenLog } from '../db/open/opened-database.ts'

/** Tests speak through their results. */
export const quietLog: OpenLog = { info: () => {}, warn: () => {}, error: () => {} }
