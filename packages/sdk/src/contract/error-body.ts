import * as z from 'zod/mini'
import { Issue } from './errors.ts'

/**
 * The body of every error response. `code` is an `ErrorCode`, or one that was added later. `errors` describes
 * invalid fields in English for developers, and `issues` holds the same as data for forms in any language. The
 * data that an endpoint declares for a code is added as further fields.
 */
export const ErrorBody = z.object({
  message: z.string(),
  code: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  issues: z.optional(z.array(Issue)),
})
export type ErrorBody = z.infer<typeof ErrorBody>
