import { isShyrdakError, type Transport } from '@shyrdak/sdk'
import type { RefusedCall } from '@shyrdak/state-machines/auth/rules'

export interface UnauthorizedWatch {
  /** The token that goes along with a call; null without one. */
  readonly token: () => string | null
  /** Told of every call that was answered with 401 although it carried a token. */
  readonly onUnauthorized: (call: RefusedCall) => void
}

/** The same transport, listened to: the error itself is passed on to whoever asked. */
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
