/**
 * Sends a request whose body is a file, and reports upload progress. Uses XMLHttpRequest, because fetch
 * reports no progress and its request streams require HTTP/2. Source: WHATWG XHR, upload progress.
 */
export const fetchWithProgress =
  (body: Blob, onProgress: (part: number) => void): typeof globalThis.fetch =>
  (input, init) =>
    input instanceof Request && typeof XMLHttpRequest === 'function'
      ? sendBody(input, body, onProgress)
      : fetch(input, init)

function sendBody(request: Request, body: Blob, onProgress: (part: number) => void): Promise<Response> {
  const { method, url, headers, signal, credentials } = request
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.open(method, url)
    xhr.responseType = 'arraybuffer'
    xhr.withCredentials = credentials === 'include'
    headers.forEach((value, name) => xhr.setRequestHeader(name, value))
    const abort = () => xhr.abort()
    signal.addEventListener('abort', abort, { once: true })
    const end = (work: () => void) => () => {
      signal.removeEventListener('abort', abort)
      work()
    }
    // Every caller aborts with an Error as the reason.
    const refuse = end(() => reject(signal.reason as Error))
    xhr.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? Math.min(1, loaded / total) : 0),
    )
    xhr.addEventListener(
      'load',
      end(() => resolve(responseOf(xhr))),
    )
    // fetch throws the same error, which ky recognizes as a network error.
    xhr.addEventListener(
      'error',
      end(() => reject(new TypeError('Failed to fetch'))),
    )
    xhr.addEventListener('abort', refuse)
    if (signal.aborted) refuse()
    else xhr.send(body)
  })
}

function responseOf(xhr: XMLHttpRequest): Response {
  const headers = xhr
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)
    .flatMap((line): [string, string][] => {
      const at = line.indexOf(': ')
      return at > 0 ? [[line.slice(0, at), line.slice(at + 2)]] : []
    })
  const response: unknown = xhr.response
  const hasBody = response instanceof ArrayBuffer && response.byteLength > 0 && xhr.status !== 204
  return new Response(hasBody ? response : null, { status: xhr.status, headers })
}
