export type { BlockEnv } from './env.ts'
