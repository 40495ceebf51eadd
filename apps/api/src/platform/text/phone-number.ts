/** Whether a country has such numbers. The table of all of them, 250 kB, is loaded with the first one that is typed. */
export async function isPhoneNumber(text: string): Promise<boolean> {
  const { isValidPhoneNumber } = await import('libphonenumber-js/min')
  return isValidPhoneNumber(text)
}
