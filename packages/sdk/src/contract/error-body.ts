import * as z from 'zod/mini'
import { ErrorCode, Issue } from './errors.ts'
import { Quote } from './retail-orders/delivery.ts'

/**
 * The body of every refusal. `errors` names the fields in English for people who read the wire,
 * `issues` says the same as data for forms in any language, `quote` is the truth beside a stale price or quote.
 */
export const ErrorBody = z.object({
  message: z.string(),
  code: ErrorCode,
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  issues: z.optional(z.array(Issue)),
  quote: z.optional(Quote),
})
export type ErrorBody = z.infer<typeof ErrorBody>
