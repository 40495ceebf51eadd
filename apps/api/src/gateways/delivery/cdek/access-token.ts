import { CarrierRefused, isOk, readAnswer, type Send } from '../carrier-request.ts'
import { CdekToken } from './wire.ts'

/** Seconds before its expiry from which a token is no longer used. */
const MARGIN = 60

interface Credentials {
  clientId: string
  clientSecret: string
  clock: () => Date
}

/** Caches the token of CDEK's API until it expires; `forget` drops a token that was refused. */
export function accessToken(send: Send, { clientId, clientSecret, clock }: Credentials) {
  let held: Promise<{ token: string; until: number }> | undefined

  async function ask(signal: AbortSignal): Promise<{ token: string; until: number }> {
    const answer = await send('/v2/oauth/token', signal, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
      }).toString(),
    })
    if (!isOk(answer)) throw new CarrierRefused('CDEK', answer.status, 'the credentials')
    const { access_token, expires_in } = readAnswer('CDEK', answer, CdekToken)
    return { token: access_token, until: clock().getTime() + (expires_in - MARGIN) * 1000 }
  }

  return {
    forget: () => {
      held = undefined
    },
    get: async (signal: AbortSignal): Promise<string> => {
      const known = held && (await held.catch(() => undefined))
      if (known && known.until > clock().getTime()) return known.token
      // Rates for several weights are requested in parallel and share one token request.
      held = ask(signal)
      return (await held).token
    },
  }
}
