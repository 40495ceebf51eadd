import * as z from 'zod/mini'
import { Html, looks, Text } from './fields.ts'

/** The e-mail field and the button that subscribe to the mailing list. Source: spec §2. */
export const MailingFormProps = z.object({ ...looks, title: z.optional(Text), content: z.optional(Html) })
