import * as z from 'zod/mini'
import { Length, looks } from './fields.ts'

/** `TestCol`: a column of a `Testing` row; `width` is its share above 780 px. */
export const TestColProps = z.object({ ...looks, width: z.optional(Length) })
