import { isShyrdakError, type Transport } from '@shyrdak/sdk'
import type { RefusedCall } from '@shyrdak/state-machines/auth/rules'

export interface UnauthorizedWatch {
  /** The token sent with calls; null without one. */
  readonly token: () => string | null
  /** Called when a call with a token is answered with 401. */
  readonly onUnauthorized: (call: RefusedCall) => void
}

/** Observes 401 responses. Errors are passed on unchanged. */
export function watchUnauthorized(
  transport: Transport,
  { token, onUnauthorized }: UnauthorizedWatch,
): Transport {
  const send: Transport = async (request) => {
    const carried = token()
    try {
      return await transport(request)
    } catch (error) {
      if (carried !== null && isShyrdakError(error) && error.code === 'UNAUTHENTICATED')
        onUnauthorized({ path: request.endpoint.path, token: carried })
      throw error
    }
  }
  return transport.origin === undefined ? send : Object.assign(send, { origin: transport.origin })
}
