/** Seconds before its expiry from which a token is no longer used. */
const MARGIN = 60

/** The fields of an OAuth 2 token response. Source: RFC 6749, 5.1. */
interface TokenAnswer {
  access_token: string
  /** Seconds. */
  expires_in: number
}

/**
 * Caches the access token of a service until it expires. Calls at the same time share one token request;
 * `forget` drops a token that was refused.
 */
export function cachedToken<Arguments extends unknown[]>(
  request: (...given: Arguments) => Promise<TokenAnswer>,
  clock: () => Date,
) {
  let held: Promise<{ token: string; until: number }> | undefined

  async function renew(...given: Arguments): Promise<{ token: string; until: number }> {
    const { access_token, expires_in } = await request(...given)
    return { token: access_token, until: clock().getTime() + (expires_in - MARGIN) * 1000 }
  }

  return {
    forget: () => {
      held = undefined
    },
    get: async (...given: Arguments): Promise<string> => {
      const known = held && (await held.catch(() => undefined))
      if (known && known.until > clock().getTime()) return known.token
      held = renew(...given)
      return (await held).token
    },
  }
}
