/** The one form of an e-mail by which people are found: `Aigul@Example.com ` and `aigul@example.com` are one. */
export const emailKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase()
