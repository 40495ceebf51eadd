/** Text, at sign, text, dot, text, no spaces. Source: spec §5. */
export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** The longest address that mail can carry (RFC 5321). */
export const EMAIL_LENGTH = 254

export const isEmail = (text: string): boolean => text.length <= EMAIL_LENGTH && EMAIL.test(text)
