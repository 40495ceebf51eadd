type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Records what is typed and chosen in an island until the returned function reports it to React. React keeps what
 * it finds in the fields when it hydrates them, but does not hear of it; and people do not stop typing for that.
 */
export function typedBefore(element: HTMLElement): () => void {
  const changed = new Map<Field, string | boolean>()
  const note = (field: Field) => {
    // Deleted first, so that the last choice of a group also has the last place.
    changed.delete(field)
    changed.set(field, isChoice(field) ? field.checked : field.value)
  }
  for (const field of element.querySelectorAll<Field>('input, textarea')) if (hasChanged(field)) note(field)
  const hear = ({ target }: Event) => {
    if (isField(target)) note(target)
  }
  element.addEventListener('input', hear, true)
  return () => {
    element.removeEventListener('input', hear, true)
    for (const [field, value] of changed) report(field, value)
  }
}

function report(field: Field, value: string | boolean): void {
  if (isChoice(field)) {
    // Resets the field first, so that React sees a click that changes it.
    field.checked = !value
    field.click()
    return
  }
  // React ignores a value it already knows. Setting it with the native setter makes the event count as a change.
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  // Some fields take effect when they are left, such as a count.
  if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

const isChoice = (field: Field): field is HTMLInputElement =>
  field.type === 'radio' || field.type === 'checkbox'

/** A choice that is gone is reported by the one that has replaced it. */
const hasChanged = (field: Field): boolean =>
  isChoice(field)
    ? field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
    : field.value !== field.defaultValue
