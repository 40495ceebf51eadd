import { isShyrdakError, type Transport, type TransportRequest } from '@shyrdak/sdk'
import type { RefusedCall } from '@shyrdak/state-machines/auth/rules'

export interface UnauthorizedWatch {
  /** The token to send with calls; null without one. */
  readonly token: () => string | null
  /** Called when a call with a token is answered with 401. */
  readonly onUnauthorized: (call: RefusedCall) => void
}

/** Wraps a transport and reports its 401 responses. Errors are rethrown unchanged. */
export function watchUnauthorized(
  transport: Transport,
  { token, onUnauthorized }: UnauthorizedWatch,
): Transport {
  const observe = (request: TransportRequest, carried: string | null, error: unknown) => {
    if (carried !== null && isShyrdakError(error) && error.code === 'UNAUTHENTICATED')
      onUnauthorized({ endpoint: request.endpoint, token: carried })
  }
  const send = async (request: TransportRequest) => {
    const carried = token()
    try {
      return await transport(request)
    } catch (error) {
      observe(request, carried, error)
      throw error
    }
  }
  async function* follow(request: TransportRequest) {
    const carried = token()
    try {
      if (transport.follow) yield* transport.follow(request)
    } catch (error) {
      observe(request, carried, error)
      throw error
    }
  }
  const { isValidated, origin } = transport
  return Object.assign(send, {
    ...(isValidated && { isValidated }),
    ...(origin !== undefined && { origin }),
    ...(transport.follow && { follow }),
  })
}
