/** A thumb of the price slider writes into its field; at its own end it asks for nothing. */
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
