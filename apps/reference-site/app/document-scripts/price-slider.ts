/** Writes the value of a slider thumb into its field, or clears the field at the thumb's end of the range. */
export function slidePrice(form: HTMLFormElement, thumb: HTMLInputElement): void {
  const [low, high] = form.querySelectorAll<HTMLInputElement>('[data-slider]')
  if (!low || !high) return
  if (low.valueAsNumber > high.valueAsNumber) thumb.value = (thumb === low ? high : low).value
  const end = thumb === low ? low.min : high.max
  const field = form.elements.namedItem(thumb.dataset['slider'] ?? '')
  if (field instanceof HTMLInputElement) field.value = thumb.value === end ? '' : thumb.value
  thumb.parentElement?.style.setProperty(
    thumb === low ? '--low' : '--high',
    String(thumb.valueAsNumber / Number(thumb.max)),
  )
}
