import * as z from 'zod/mini'
import { seenText } from '../rules/blank.ts'

/** A check that trims a text and takes one of blank letters for empty: forms and the server ask for the same. */
export const seen = z.overwrite(seenText)
