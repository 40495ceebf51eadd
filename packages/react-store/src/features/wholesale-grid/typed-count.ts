/**
 * The count in a cell: 0 for an empty cell, null for anything but a whole number. Accepts the digit groups
 * and zero decimals of spreadsheets.
 */
export function typedCount(text: string): number | null {
  const digits = text
    .trim()
    .replace(/[.,]0{1,2}$/, '')
    .replace(/(?<=\d)[\s,.’'](?=\d{3}(?!\d))/g, '')
  if (digits === '' || digits === '-' || digits === '–') return 0
  return /^\d+$/.test(digits) ? Number(digits) : null
}
