/** A pattern of what contains a text: `%` and `_` are letters of it. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
