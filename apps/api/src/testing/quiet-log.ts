import type { OpenLog } from '#platform/open-postgres/opened-database.ts'

/** A logger for tests that drops everything. */
export const quietLog: OpenLog = { info: () => {}, warn: () => {}, error: () => {} }
