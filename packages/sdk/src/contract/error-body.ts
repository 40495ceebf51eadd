import * as z from 'zod/mini'
import { ErrorCode, Issue } from './errors.ts'
import { Quote } from './retail-orders/delivery.ts'

/**
 * The body of every error response. `errors` describes invalid fields in English for developers, `issues` holds the
 * same as data for forms in any language, and `quote` is the current quote when a price or quote is out of date.
 */
export const ErrorBody = z.object({
  message: z.string(),
  code: ErrorCode,
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  issues: z.optional(z.array(Issue)),
  quote: z.optional(Quote),
})
export type ErrorBody = z.infer<typeof ErrorBody>
