/**
 * Replaces the guillemets inside a pair of guillemets by „ and “, as Russian and Kyrgyz write a quotation
 * within a quotation. Names of goods have guillemets of their own, which the text that quotes them does not know.
 */
export function nestQuotes(text: string): string {
  let depth = 0
  return text.replace(/[«»]/g, (mark) => {
    if (mark === '«') return depth++ > 0 ? '„' : mark
    depth = Math.max(0, depth - 1)
    return depth > 0 ? '“' : mark
  })
}
