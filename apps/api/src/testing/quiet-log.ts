import type { OpenLog } from '#platform/open-postgres/index.ts'

/** A logger for tests that drops everything. */
export const quietLog: OpenLog = { info: () => {}, warn: () => {}, error: () => {} }
