import * as z from 'zod/mini'
import { Html, styleProps, Text } from './fields.ts'

/** The email field and button to subscribe to the mailing list. Source: spec §2. */
export const MailingFormProps = z.object({
  ...styleProps,
  title: z.optional(Text),
  content: z.optional(Html),
})
