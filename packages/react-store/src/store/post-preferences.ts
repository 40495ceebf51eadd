/**
 * Saves language or country in the cookies of the site. Rejects without a connection, or when the site refuses
 * to; callers decide what that means.
 */
export async function postPreferences(fields: Record<string, string>): Promise<void> {
  const body = new URLSearchParams(fields)
  // The response redirects to a page. Only its cookies matter, so the redirect is not followed: its status is 0.
  const { status } = await fetch('/preferences', { method: 'POST', body, redirect: 'manual' })
  if (status >= 400) throw new Error(`POST /preferences failed: ${status}`)
}
