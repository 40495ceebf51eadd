import type { Api } from '@shyrdak/api'
import type { Backend } from './backend.ts'
import { localTransport } from './local-transport.ts'

/** The API in this process: no call leaves it, and every change is heard. */
export const localBackend = (api: Api): Backend => ({
  apiHost: '',
  register: api.register,
  transportFor: ({ country, language, ip }) => localTransport(api.call({ country, language, ip })),
  hasDemoPeople: api.hasDemoData,
  revision: api.revision,
  pageAge: 0,
  startBackground: api.startBackground,
  close: api.close,
})
