/**
 * The normalized form of an email, used as a lookup key: `Aigul@Example.com ` and `aigul@example.com` are the
 * same.
 */
export const emailKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase()
