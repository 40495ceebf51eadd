import * as z from 'zod/mini'
import { trimInvisible } from '../rules/blank.ts'

/** A check that trims a text, and empties one of invisible characters only: the same in forms and on the server. */
export const trimmed = z.overwrite(trimInvisible)
