import { SPECULATION_RULES_PATH } from './speculation-rules.ts'

interface Page {
  kind: string | null
  nonce: string
  isSecure: boolean
  /** Whose scripts the head may carry besides the store's own. */
  scriptHosts: readonly string[]
  /** The origin of an API elsewhere, else empty. */
  apiHost: string
  /** Banks that a form of this page may be sent to. */
  paymentHosts: readonly string[]
}

/**
 * What a page may load. Documents hold no inline script at all; hydrated pages only those with the nonce.
 * Blocks carry styles of their own in attributes, hence `style-src-attr`.
 */
export function securityHeaders({
  kind,
  nonce,
  isSecure,
  scriptHosts,
  apiHost,
  paymentHosts,
}: Page): Record<string, string> {
  const secure = (names: readonly string[]) => names.map((host) => ` https://${host}`).join('')
  const hosts = secure(scriptHosts)
  const api = apiHost && ` ${apiHost}`
  const scripts = `'self'${kind === 'document' ? '' : ` 'nonce-${nonce}'`}${hosts}`
  const policy = [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${api}`,
    `media-src 'self'${api}`,
    "font-src 'self'",
    `connect-src 'self'${api}${hosts}`,
    // Films are shown by this player alone, after a click.
    'frame-src https://www.youtube-nocookie.com',
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${secure(paymentHosts)}`,
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ]
  return {
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'geolocation=(self), camera=(), microphone=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    ...(kind === 'document' && { 'speculation-rules': `"${SPECULATION_RULES_PATH}"` }),
    // Nearly every picture comes from there.
    ...(apiHost && { link: `<${apiHost}>; rel=preconnect` }),
    ...(isSecure && { 'strict-transport-security': 'max-age=31536000' }),
  }
}
