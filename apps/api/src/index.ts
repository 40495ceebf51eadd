export { createApi, type Api, type ApiOptions } from './app.ts'
export { readSettings, type Settings } from '#platform/env.ts'
export { StartRefusal } from '#platform/open-postgres/start-refusal.ts'
export type { LocalCaller, LocalResponse } from '#platform/http/local.ts'
