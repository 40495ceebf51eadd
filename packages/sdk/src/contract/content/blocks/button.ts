import * as z from 'zod/mini'
import { Href, styleProps, Text } from './fields.ts'

export const ButtonProps = z.object({
  ...styleProps,
  buttonText: Text,
  buttonLink: Href,
  tone: z.optional(z.enum(['primary', 'secondary', 'quiet'])),
})
