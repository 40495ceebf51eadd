let asked = 0

/**
 * Shows on the filter form's button how many products the current choice will show, read from that choice's
 * page. Only the latest call takes effect.
 */
export async function countGoods(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector<HTMLElement>('[data-show]')
  if (!button) return
  const turn = (asked += 1)
  const query = new URLSearchParams()
  // Narrows the type: the form has no file fields.
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.append(name, value)
  const response = await fetch(`${form.action.split('?', 1)[0]}?${query}`).catch(() => null)
  if (!response?.ok) return
  const page = new DOMParser().parseFromString(
    // This page's policy blocks the inline styles of the other document, even in a parsed document that is
    // never shown.
    (await response.text()).replace(/<style>[^]*?<\/style>/, ''),
    'text/html',
  )
  const text = page.querySelector<HTMLElement>('[data-show]')?.dataset['show']
  if (turn === asked && text !== undefined) button.textContent = text
}
