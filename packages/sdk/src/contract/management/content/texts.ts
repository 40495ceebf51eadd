import * as z from 'zod/mini'

/** A text in every language, none of them empty or longer than this. */
export const filledTexts = (most: number) => {
  const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(most))
  return z.object({ en: text, ru: text, kg: text })
}

/** The same, where a language may be empty. */
export const texts = (most: number) => {
  const text = z.string().check(z.trim(), z.maxLength(most))
  return z.object({ en: text, ru: text, kg: text })
}
