import { cachedToken } from '../../cached-token.ts'
import { isOk } from '../../http-client.ts'
import { BankRefused, readAnswer, type Send } from '../bank-request.ts'
import { PayPalToken } from './wire.ts'

interface Credentials {
  clientId: string
  clientSecret: string
  clock: () => Date
}

/** The token of PayPal's API. */
export function accessToken(send: Send, { clientId, clientSecret, clock }: Credentials) {
  const authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
  return cachedToken(async () => {
    const answer = await send('/v1/oauth2/token', {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials',
    })
    if (!isOk(answer)) throw new BankRefused('PayPal', answer.status, 'the credentials')
    return readAnswer('PayPal', answer, PayPalToken)
  }, clock)
}
