/** Answers to the country question are loaded on the first press: closing the bar of a first visit, sharing a location. */
export function answerCountryPrompt(): void {
  document.addEventListener('click', (event) => {
    const button =
      event.target instanceof Element && event.target.closest<HTMLButtonElement>('[data-country-ask]')
    if (!button) return
    event.preventDefault()
    import('./answer-country.ts')
      .then(({ answerCountry }) => answerCountry(button))
      .catch(() => button.form?.submit())
  })
}
