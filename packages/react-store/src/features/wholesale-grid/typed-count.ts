/**
 * The count of a cell: 0 for an empty one, null for what is no whole number. Spreadsheets group digits by spaces or
 * commas and add decimals of nothing.
 */
export function typedCount(text: string): number | null {
  const digits = text
    .trim()
    .replace(/[.,]0{1,2}$/, '')
    .replace(/(?<=\d)[\s,.’'](?=\d{3}(?!\d))/g, '')
  if (digits === '' || digits === '-' || digits === '–') return 0
  return /^\d+$/.test(digits) ? Number(digits) : null
}
