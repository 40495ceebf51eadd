import { ask } from './ask.ts'

/** The store's response to a manager. */
export interface Answer<Body = unknown> {
  status: number
  body: Body
}

export interface Refusal {
  code: string
  message: string
  issues?: { path: (string | number)[]; code: string }[]
}

/** A manager's call of `/management/content`, answered or refused. */
export type Manager = <Body = unknown>(method: string, path: string, body?: unknown) => Promise<Answer<Body>>

/** The demo shop's manager, logged in. */
export async function managerOf(origin: string): Promise<Manager> {
  const { access_token: token } = await ask<{ access_token: string }>(origin, '/management/login', {
    email: 'manager@example.com',
    password: 'felt-and-wool',
  })
  return async (method, path, body) => {
    const answer = await fetch(`${origin}/api/management/content/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    return { status: answer.status, body: (await answer.json()) as never } // the contract tests check the shape
  }
}

/** The same text in every language. */
export const inEach = (text: string): Record<'en' | 'ru' | 'kg', string> => ({ en: text, ru: text, kg: text })

/** Creates a page of blocks at an address, or overwrites the existing one. Throws on a refusal. */
export async function putPage(
  manage: Manager,
  url: string,
  blocks: unknown,
  title: string = url,
): Promise<void> {
  const page = {
    url,
    title: inEach(title),
    description: inEach(''),
    content: inEach(JSON.stringify(blocks)),
  }
  const made = await manage('POST', 'pages', page)
  if (made.status !== 200) throw new Error(`${url} was refused: ${JSON.stringify(made.body).slice(0, 500)}`)
}
