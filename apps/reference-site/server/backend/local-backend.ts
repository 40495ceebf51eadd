import type { Api } from '@shyrdak/api'
import type { Backend } from './backend.ts'
import { localTransport } from './local-transport.ts'

/** The API in this process: calls need no HTTP, and the revision is always current. */
export const localBackend = (api: Api): Backend => ({
  apiHost: '',
  register: api.register,
  transportFor: ({ country, language, ip }, shown) =>
    localTransport(api.call({ country, language, ip, ...(shown && { shown }) })),
  hasDemoPeople: api.hasDemoData,
  revision: api.revision,
  hasJustWritten: api.hasJustWritten,
  pageAge: 0,
  startBackground: api.startBackground,
  drain: api.drain,
  close: api.close,
})
