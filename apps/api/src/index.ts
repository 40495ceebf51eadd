export { createApi, type Api, type ApiOptions } from './app.ts'
export { readSettings, type Settings } from './env.ts'
export { StartRefusal } from './db/open/start-refusal.ts'
export type { LocalResponse, LocalCaller } from './http/local.ts'
