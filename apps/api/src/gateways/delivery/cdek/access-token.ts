import { cachedToken } from '../../cached-token.ts'
import { isOk } from '../../http-client.ts'
import { CarrierRefused, readAnswer, type Send } from '../carrier-request.ts'
import { CdekToken } from './wire.ts'

interface Credentials {
  clientId: string
  clientSecret: string
  clock: () => Date
}

/** The token of CDEK's API. */
export const accessToken = (send: Send, { clientId, clientSecret, clock }: Credentials) =>
  cachedToken(async (signal: AbortSignal) => {
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
    return readAnswer('CDEK', answer, CdekToken)
  }, clock)
