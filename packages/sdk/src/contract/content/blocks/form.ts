import * as z from 'zod/mini'
import { Html, looks, Text } from './fields.ts'

/** The feedback form: name, e-mail, subject, message. Source: spec §2. */
export const FormProps = z.object({ ...looks, title: z.optional(Text), content: z.optional(Html) })
