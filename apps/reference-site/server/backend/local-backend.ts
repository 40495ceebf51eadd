import type { Api } from '@shyrdak/api'
import type { Backend } from './backend.ts'
import { answerCache } from './answer-cache.ts'
import { localTransport } from './local-transport.ts'

/** The API in this process: calls bypass HTTP, and the revision is always current. */
export function localBackend(api: Api): Backend {
  const answer = answerCache(api.revision)
  return {
    apiHost: '',
    register: api.register,
    transportFor: ({ country, language, ip }, shown) =>
      localTransport(
        (showing) => api.call({ country, language, ip, shown: showing }),
        (request, ask) => answer({ request, reader: { country, language }, shown }, ask),
      ),
    hasDemoPeople: api.hasDemoPeople,
    revision: api.revision,
    hasJustWritten: api.hasJustWritten,
    requestCounter: api.requestCounter,
    pageAge: 0,
    startBackground: api.startBackground,
    drain: api.drain,
    close: api.close,
  }
}
