/** Hands the address of the page on: by the sheet of the device, or by the clipboard; else it is shown to be copied. */
export async function press(button: HTMLElement): Promise<void> {
  const url = location.href
  // Both are missing where a page is not served securely.
  const { share, clipboard } = navigator as Partial<Pick<Navigator, 'share' | 'clipboard'>>
  // A sheet that is closed without a choice is no failure.
  if (share) return navigator.share({ title: button.dataset['share'] ?? '', url }).catch(() => {})
  const said = document.querySelector<HTMLElement>('[data-share-done]')
  const isCopied = await clipboard?.writeText(url).then(
    () => true,
    () => false,
  )
  said?.replaceChildren(isCopied ? (said.dataset['shareDone'] ?? '') : url)
}
