/** Shares the page's URL with the device's share sheet, or copies it to the clipboard, or shows it. */
export async function press(button: HTMLElement): Promise<void> {
  const url = location.href
  // Both are missing on pages without HTTPS.
  const { share, clipboard } = navigator as Partial<Pick<Navigator, 'share' | 'clipboard'>>
  // Closing the share sheet rejects the promise, but is not a failure.
  if (share) return navigator.share({ title: button.dataset['share'] ?? '', url }).catch(() => {})
  const output = document.querySelector<HTMLElement>('[data-share-done]')
  const isCopied = await clipboard?.writeText(url).then(
    () => true,
    () => false,
  )
  output?.replaceChildren(isCopied ? (output.dataset['shareDone'] ?? '') : url)
}
