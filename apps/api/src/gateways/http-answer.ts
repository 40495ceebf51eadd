/**
 * Reads the text of an external response.
 * @throws an error if it is longer than `most` characters
 */
export async function readText({ body }: Response, most: number): Promise<string> {
  if (!body) return ''
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > most) throw new Error('The answer is too long.')
  }
  return text + decoder.decode()
}

/** Parses JSON; returns undefined for invalid JSON. */
export function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
