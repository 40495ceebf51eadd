import { BankRefused, isOk, readAnswer, type Send } from '../bank-request.ts'
import { PayPalToken } from './wire.ts'

/** Seconds before its expiry from which a token is no longer used. */
const MARGIN = 60

/** Caches the token of PayPal's API until it expires; `forget` drops a token that was refused. */
export function accessToken(send: Send, clientId: string, clientSecret: string, clock: () => Date) {
  const authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
  let held: Promise<{ token: string; until: number }> | undefined

  async function ask(): Promise<{ token: string; until: number }> {
    const answer = await send('/v1/oauth2/token', {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials',
    })
    if (!isOk(answer)) throw new BankRefused('PayPal', answer.status, 'the credentials')
    const { access_token, expires_in } = readAnswer('PayPal', answer, PayPalToken)
    return { token: access_token, until: clock().getTime() + (expires_in - MARGIN) * 1000 }
  }

  return {
    forget: () => {
      held = undefined
    },
    get: async (): Promise<string> => {
      const known = held && (await held.catch(() => undefined))
      if (known && known.until > clock().getTime()) return known.token
      held = ask()
      return (await held).token
    },
  }
}
