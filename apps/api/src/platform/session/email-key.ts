/** The lookup key of an email: `Aigul@Example.com ` and `aigul@example.com` are the same. */
export const emailKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase()
