/** Calls the store's API over HTTP, as any other client would. Throws on a refusal. */
export async function ask<Answer>(
  origin: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const address = new URL(`/api${path}`, origin)
  if (!address.searchParams.has('country_iso_code')) address.searchParams.set('country_iso_code', 'KG')
  const answer = await fetch(address, {
    ...(body !== undefined && {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    }),
  })
  if (!answer.ok) throw new Error(`${path} was refused with ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Answer // the contract tests check the shape
}
