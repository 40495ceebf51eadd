/** Spaces, and what draws nothing by itself: controls, fillers, and what joins, varies or turns a text around. */
const UNSEEN = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Whether there is nothing to be seen of a text: it is empty, or made of spaces and blank letters such as U+200B. */
export const isBlank = (text: string): boolean => UNSEEN.test(text)

/** A typed text as it is read: without the spaces around it, and empty where nothing of it is seen. */
export const seenText = (text: string): string => (isBlank(text) ? '' : text.trim())
