const made = new Map<string, CSSStyleSheet>()

/** One sheet for all elements that wear it. Made by script, which no content security policy forbids. */
export function sheetOf(text: string): CSSStyleSheet {
  const known = made.get(text)
  if (known) return known
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  made.set(text, sheet)
  return sheet
}
