export { createApi, type Api, type ApiOptions } from './app.ts'
export { readSettings, type Settings } from './env.ts'
export { StartRefusal } from './db/open/start-refusal.ts'
export type { LocalAnswer, LocalCaller } from './http/local.ts'
