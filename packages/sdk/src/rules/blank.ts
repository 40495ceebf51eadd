/**
 * Whitespace and characters that render nothing by themselves: controls, fillers, joiners, variation
 * selectors and direction marks.
 */
const UNSEEN = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Whether a text shows nothing: it is empty, or only spaces and invisible characters such as U+200B. */
export const isBlank = (text: string): boolean => UNSEEN.test(text)

/** Returns a typed text without surrounding spaces; empty if it shows nothing. */
export const trimInvisible = (text: string): string => (isBlank(text) ? '' : text.trim())
