/** Remembers what was typed into fields that React has not taken over yet; the answer tells React of it. */
export function typedBefore(element: HTMLElement): () => void {
  const typed = [...element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
    .filter((field) => field.value !== field.defaultValue)
    .map((field) => ({ field, value: field.value }))
  return () => {
    for (const { field, value } of typed) {
      // React keeps the value it drew with; the native setter makes the event say something new.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
}
