const made = new Map<string, CSSStyleSheet>()

/**
 * Returns one constructed style sheet per text. A content security policy cannot block it, as it would a
 * `<style>`.
 */
export function sheetOf(text: string): CSSStyleSheet {
  const known = made.get(text)
  if (known) return known
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  made.set(text, sheet)
  return sheet
}
