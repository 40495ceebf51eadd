import { join } from 'node:path'

/** The root folder of the project. */
export const root = join(import.meta.dirname, '..', '..')

/** The optional file of settings, in the format of `.env.example`. */
export const SETTINGS = join(root, '.env')
