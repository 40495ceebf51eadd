import { typedMoney } from '../listing/typed-money.ts'

/** Shows a change of a price field on its slider, and the other way round. */
export function changePrice(form: HTMLFormElement, changed: HTMLInputElement): void {
  const change = changed.dataset['slider'] ? slidePrice : movePriceThumb
  change(form, changed)
}

/** Writes the value of a slider thumb into its field, or clears the field at the thumb's end of the range. */
function slidePrice(form: HTMLFormElement, thumb: HTMLInputElement): void {
  const [low, high] = form.querySelectorAll<HTMLInputElement>('[data-slider]')
  if (!low || !high) return
  if (low.valueAsNumber > high.valueAsNumber) thumb.value = (thumb === low ? high : low).value
  const end = thumb === low ? low.min : high.max
  const field = form.elements.namedItem(thumb.dataset['slider'] ?? '')
  if (field instanceof HTMLInputElement) field.value = thumb.value === end ? '' : thumb.value
  showThumb(thumb)
}

/** Moves the thumb of a price field to the typed amount, or to its end of the range while there is none. */
function movePriceThumb(form: HTMLFormElement, { name, value }: HTMLInputElement): void {
  const thumb = form.querySelector<HTMLInputElement>(`[data-slider="${name}"]`)
  if (!thumb) return
  thumb.value = typedMoney(value) ?? (name === 'min' ? thumb.min : thumb.max)
  showThumb(thumb)
}

function showThumb(thumb: HTMLInputElement): void {
  thumb.parentElement?.style.setProperty(
    thumb.dataset['slider'] === 'min' ? '--low' : '--high',
    String(thumb.valueAsNumber / Number(thumb.max)),
  )
}
