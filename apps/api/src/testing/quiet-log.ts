import type { OpenLog } from '#platform/open-postgres/opened-database.ts'

/** Tests speak through their results. */
export const quietLog: OpenLog = { info: () => {}, warn: () => {}, error: () => {} }
