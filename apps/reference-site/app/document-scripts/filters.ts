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
  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset['slider'])
      void import('./price-slider.ts').then((module) => module.slidePrice(form, target))
  })
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
    else void import('./count-goods.ts').then((module) => module.countGoods(form))
  })
}
