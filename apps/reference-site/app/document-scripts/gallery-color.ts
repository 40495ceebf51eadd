/**
 * Replaces the gallery by that of the chosen colour, fetched from its page. Only the latest choice takes
 * effect.
 */
export async function changeColor(): Promise<void> {
  const address = location.href
  const answer = await fetch(address)
  if (!answer.ok || location.href !== address) return
  // This page's policy blocks the inline styles of the other document, even in a parsed document that is
  // never shown.
  const html = (await answer.text()).replace(/<style>[^]*?<\/style>/, '')
  const page = new DOMParser().parseFromString(html, 'text/html')
  const [now, next] = [document.querySelector('[data-gallery]'), page.querySelector('[data-gallery]')]
  if (!now || !next || location.href !== address) return
  now.replaceWith(document.adoptNode(next))
}
