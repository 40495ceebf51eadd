/** Records what is typed before hydration; the returned function reports it to React. */
export function typedBefore(element: HTMLElement): () => void {
  const typed = [...element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
    .filter((field) => field.value !== field.defaultValue)
    .map((field) => ({ field, value: field.value }))
  return () => {
    for (const { field, value } of typed) {
      // React compares with the value it rendered; the native setter makes the event a change.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
}
