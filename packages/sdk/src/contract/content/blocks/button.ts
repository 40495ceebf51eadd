import * as z from 'zod/mini'
import { Href, looks, Text } from './fields.ts'

export const ButtonProps = z.object({
  ...looks,
  buttonText: Text,
  buttonLink: Href,
  tone: z.optional(z.enum(['primary', 'secondary', 'quiet'])),
})
