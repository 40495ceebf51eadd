/** The maximum wait in milliseconds: a sheet that has failed already never reports it again. */
const MAX_WAIT_MS = 3_000

/**
 * Applies the whole style sheets, for elements that the first view did not have. Resolves once they have
 * loaded; without them, what is shown is still of use.
 */
export async function applyStyles(): Promise<void> {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('body > link[media]')]
  const loading = sheets.map((sheet) => {
    sheet.media = 'all'
    return new Promise<void>((resolve) => {
      if (sheet.sheet !== null) resolve()
      for (const outcome of ['load', 'error']) sheet.addEventListener(outcome, () => resolve())
    })
  })
  await Promise.race([
    Promise.all(loading),
    new Promise<void>((resolve) => {
      setTimeout(resolve, MAX_WAIT_MS)
    }),
  ])
}
