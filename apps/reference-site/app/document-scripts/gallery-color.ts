/** The page of the chosen colour has its images; the latest choice wins. */
export async function changeColor(): Promise<void> {
  const address = location.href
  const answer = await fetch(address)
  if (!answer.ok || location.href !== address) return
  // The policy of this page does not allow the inline styles of another, not even where they apply to nothing.
  const html = (await answer.text()).replace(/<style>[^]*?<\/style>/, '')
  const page = new DOMParser().parseFromString(html, 'text/html')
  const [now, next] = [document.querySelector('[data-gallery]'), page.querySelector('[data-gallery]')]
  if (!now || !next || location.href !== address) return
  now.replaceWith(document.adoptNode(next))
}
