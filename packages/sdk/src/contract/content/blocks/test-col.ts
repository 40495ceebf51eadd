import * as z from 'zod/mini'
import { Length, styleProps } from './fields.ts'

/** `TestCol`: a column of a `Testing` row; `width` is its width above 780 px. */
export const TestColProps = z.object({ ...styleProps, width: z.optional(Length) })
