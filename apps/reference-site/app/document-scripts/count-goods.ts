let asked = 0

/** Writes onto the button of the filters how many goods it will show: the page of this choice knows. The latest one wins. */
export async function countGoods(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector<HTMLElement>('[data-show]')
  if (!button) return
  const turn = (asked += 1)
  const query = new URLSearchParams()
  // What is a file would not be text; these are none.
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.append(name, value)
  const response = await fetch(`${form.action.split('?', 1)[0]}?${query}`).catch(() => null)
  if (!response?.ok) return
  const page = new DOMParser().parseFromString(
    // The policy of this page does not allow the inline styles of another, not even where they apply to nothing.
    (await response.text()).replace(/<style>[^]*?<\/style>/, ''),
    'text/html',
  )
  const text = page.querySelector<HTMLElement>('[data-show]')?.dataset['show']
  if (turn === asked && text !== undefined) button.textContent = text
}
