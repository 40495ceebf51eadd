/** Records what was typed and chosen before hydration. The returned function reports it to React. */
export function typedBefore(element: HTMLElement): () => void {
  const fields = [...element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
  const typed = fields
    .filter((field) => !isChoice(field) && field.value !== field.defaultValue)
    .map((field) => ({ field, value: field.value }))
  const chosen = fields
    .filter(isChoice)
    .filter((field) => field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox'))
    .map((field) => ({ field, checked: field.checked }))
  return () => {
    for (const { field, value } of typed) {
      // React ignores a value it already knows. Setting it with the native setter makes the event count as a
      // change.
      field.value = ''
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    for (const { field, checked } of chosen) {
      // Resets the field first, so that React sees a click that changes it.
      field.checked = !checked
      field.click()
    }
  }
}

const isChoice = (field: HTMLInputElement | HTMLTextAreaElement): field is HTMLInputElement =>
  field.type === 'radio' || field.type === 'checkbox'
