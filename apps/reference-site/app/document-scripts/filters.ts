import { preserveScroll, returnToPlace } from './preserve-scroll.ts'

/** From here up the filters stand beside the list and apply at once; below they are a sheet with a button. */
const BESIDE = '(min-width: 981px)'

/** Filters that apply as they are changed; the form itself works without this. */
export function liveFilters(): void {
  const form = document.querySelector<HTMLFormElement>('[data-filters]')
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-preserve-scroll]')) preserveScroll()
  })
  if (!form) return
  returnToPlace()
  slidePrices(form)
  form.addEventListener('submit', preserveScroll)
  // An address holds only what was chosen.
  form.addEventListener('formdata', ({ formData }) => {
    for (const [name, value] of Array.from(formData))
      if (value === '' || (name === 'sort' && value === 'new')) formData.delete(name)
  })
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement) || target.form !== form)
      return
    if ('apply' in target.dataset || matchMedia(BESIDE).matches) form.requestSubmit()
  })
}

/** The two thumbs write into the two fields; at its own end a thumb asks for nothing. */
function slidePrices(form: HTMLFormElement): void {
  const thumbs = [...form.querySelectorAll<HTMLInputElement>('[data-slider]')]
  const [low, high] = thumbs
  if (!low || !high) return
  for (const thumb of thumbs)
    thumb.addEventListener('input', () => {
      if (low.valueAsNumber > high.valueAsNumber) thumb.value = (thumb === low ? high : low).value
      const end = thumb === low ? low.min : high.max
      const field = form.elements.namedItem(thumb.dataset['slider'] ?? '')
      if (field instanceof HTMLInputElement) field.value = thumb.value === end ? '' : thumb.value
      thumb.parentElement?.style.setProperty(
        thumb === low ? '--low' : '--high',
        String(thumb.valueAsNumber / Number(thumb.max)),
      )
    })
}
