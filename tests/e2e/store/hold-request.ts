import { once } from 'node:events'
import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A POST that runs until its body is complete. */
export interface HeldRequest {
  /** Sends the rest of the body, and resolves with the answer. */
  finish: <Answer>() => Promise<Answer>
}

/** Sends a JSON body in two parts. Resolves once the first was sent. */
export async function holdRequest(origin: string, path: string, body: unknown): Promise<HeldRequest> {
  const bytes = Buffer.from(JSON.stringify(body))
  const half = bytes.length >> 1
  const asked = request(new URL(path, origin), {
    method: 'POST',
    agent: false,
    headers: {
      'content-type': 'application/json',
      'content-length': bytes.length,
      'idempotency-key': crypto.randomUUID(),
    },
  })
  await new Promise<void>((sent, fail) => {
    asked.once('error', fail)
    asked.write(bytes.subarray(0, half), () => sent())
  })
  return {
    finish: async <Answer>() => {
      const answered = once(asked, 'response')
      asked.end(bytes.subarray(half))
      const [answer] = await answered
      const text = (await buffer(answer)).toString()
      if (answer.statusCode !== 200) throw new Error(`${path} was refused with ${answer.statusCode}: ${text}`)
      return JSON.parse(text) as Answer // the contract tests check the shape
    },
  }
}
