import * as z from 'zod/mini'
import { trimmed } from './trimmed.ts'

/** A text that is required in every language. */
export const requiredTexts = (maxLength: number) => {
  const text = z.string().check(trimmed, z.minLength(1), z.maxLength(maxLength))
  return z.object({ en: text, ru: text, kg: text })
}

/** A text that may be empty in any language. */
export const texts = (maxLength: number) => {
  const text = z.string().check(trimmed, z.maxLength(maxLength))
  return z.object({ en: text, ru: text, kg: text })
}

/** A text that is required in at least one language. The issue is on `ru`, the default language. */
export const someTexts = (maxLength: number) =>
  texts(maxLength).check(
    z.refine((text) => Object.values(text).some((value) => value !== ''), { path: ['ru'] }),
  )
