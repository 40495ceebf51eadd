/** The country question of a first visit is answered by the flow, which is loaded on the first click. */
export function answerCountryPrompt(): void {
  const prompt = document.querySelector<HTMLElement>('[data-country-prompt]')
  prompt?.addEventListener('click', (event) => {
    const ask = event.target instanceof Element && event.target.closest<HTMLElement>('[data-country-ask]')
    if (!ask) return
    event.preventDefault()
    prompt.hidden = true
    import('../islands/change-country.ts')
      .then(({ answerCountry }) => answerCountry(ask.dataset['countryAsk'] === 'locate' ? 'locate' : 'close'))
      .catch(() => {
        prompt.hidden = false
      })
  })
}
