/** Whether the number is valid in some country. The 250 kB table of numbers is loaded on first use. */
export async function isPhoneNumber(text: string): Promise<boolean> {
  const { isValidPhoneNumber } = await import('libphonenumber-js/min')
  return isValidPhoneNumber(text)
}
