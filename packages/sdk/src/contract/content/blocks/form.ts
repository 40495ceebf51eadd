import * as z from 'zod/mini'
import { Html, styleProps, Text } from './fields.ts'

/** The feedback form: name, email, subject, message. Source: spec §2. */
export const FormProps = z.object({ ...styleProps, title: z.optional(Text), content: z.optional(Html) })
