/** The text of an answer from outside, and an error past so many characters. */
export async function readText({ body }: Response, most: number): Promise<string> {
  if (!body) return ''
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > most) throw new Error('The answer is far too long.')
  }
  return text + decoder.decode()
}

/** What a JSON text says; undefined for what is none. */
export function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
