import type { Plugin } from 'vite'

/** What the job queue parses schedules with, by package. */
const PARSERS: Readonly<Record<string, string>> = {
  'cron-parser': 'CronExpressionParser',
  'rrule-temporal': 'RRuleTemporal',
}
const OMITTED = '\0omitted:'

/**
 * Leaves the parsers of schedules out of the server bundle. The job queue would load them at every start, as large as
 * itself, but no job has a schedule: what is done regularly is a sweep.
 */
export const jobsWithoutSchedules: Plugin = {
  name: 'jobs-without-schedules',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  resolveId: {
    filter: { id: Object.keys(PARSERS).map((name) => new RegExp(`^${name}$`)) },
    handler: (name) => OMITTED + name,
  },
  load: {
    filter: { id: /^\0omitted:/ },
    handler: (id) => `export const ${PARSERS[id.slice(OMITTED.length)]} = undefined`,
  },
}
