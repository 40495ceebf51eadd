/** Nests quotation marks as in Russian and Kyrgyz: `«Тапочки «Нарын»»` becomes `«Тапочки „Нарын“»`. */
export function nestQuotes(text: string): string {
  let depth = 0
  return text.replace(/[«»]/g, (mark) => {
    if (mark === '«') return depth++ > 0 ? '„' : mark
    if (depth > 0) depth--
    return depth > 0 ? '“' : mark
  })
}
