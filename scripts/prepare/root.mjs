import { join } from 'node:path'

/** The folder of the whole project. */
export const root = join(import.meta.dirname, '..', '..')

/** Where settings may stand, as `.env.example` shows them. */
export const SETTINGS = join(root, '.env')
