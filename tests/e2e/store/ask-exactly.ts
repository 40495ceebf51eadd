import { request } from 'node:http'

export interface ExactAnswer {
  status: number
  headers: NodeJS.Dict<string | string[]>
  text: string
}

/** Requests an exact path: a browser, and `fetch`, would normalize it first. */
export function askExactly(
  origin: string,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<ExactAnswer> {
  const { hostname, port } = new URL(origin)
  return new Promise((answer, fail) => {
    const asked = request({ hostname, port, path, method, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => (text += part))
      response.on('end', () => answer({ status: response.statusCode ?? 0, headers: response.headers, text }))
      response.on('error', fail)
    })
    asked.on('error', fail)
    asked.end(method === 'POST' ? 'name=value' : undefined)
  })
}
