import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyReply } from 'fastify'
import { SPECULATION_RULES_PATH } from './speculation-rules.ts'

/** What a page's security policy depends on. */
export interface PageSecurity {
  kind: string | null
  nonce: string
  isSecure: boolean
  /** Hosts, besides the store's own, whose scripts the head may load. */
  scriptHosts: readonly string[]
  /** The origin of a remote API, else empty. */
  apiHost: string
  /** The hash of the document's inline style sheet. */
  styleHash?: string | undefined
  /** Hosts of banks that a form on this page may be sent to. */
  paymentHosts: readonly string[]
  /** Whether the page frames another page of the store, like the page editor, or is framed by one. */
  frame?: 'around' | 'inside' | undefined
}

/**
 * Headers of every response: pages, files, images and the API. Partners load images and call the API from
 * other origins, and the mailbox frames its emails, so each page sets its own policies on origins and frames.
 */
export const headersOfEveryAnswer = (isSecure: boolean): FastifyHelmetOptions => ({
  contentSecurityPolicy: false,
  crossOriginOpenerPolicy: false,
  crossOriginResourcePolicy: false,
  originAgentCluster: false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  strictTransportSecurity: isSecure && { maxAge: 31_536_000, includeSubDomains: false },
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
})

/**
 * Sets the security headers of a page. Documents allow no inline scripts at all, hydrated pages only those
 * with the nonce. Blocks carry their own styles in attributes, hence `style-src-attr`.
 */
export function setPageSecurity(reply: FastifyReply, page: PageSecurity): void {
  const known = written.get(page)
  if (known) return void reply.headers(known)
  writePageSecurity(reply, page)
  // A cached document is sent thousands of times a second, always with the same headers, so they are built
  // once.
  const names = ['content-security-policy', 'cross-origin-opener-policy', 'permissions-policy']
  written.set(
    page,
    Object.fromEntries(
      [...names, 'speculation-rules', 'link'].flatMap((name) => {
        const value = reply.getHeader(name)
        return value === undefined ? [] : [[name, String(value)]]
      }),
    ),
  )
}

const written = new WeakMap<PageSecurity, Record<string, string>>()

function writePageSecurity(reply: FastifyReply, page: PageSecurity): void {
  const { kind, nonce, isSecure, apiHost, styleHash, frame } = page
  const scriptHosts = page.scriptHosts.map(overHttps)
  const api = apiHost ? [apiHost] : []
  reply.helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...(kind === 'document' ? [] : [`'nonce-${nonce}'`]), ...scriptHosts],
        'style-src': ["'self'", ...(styleHash ? [styleHash] : [])],
        'style-src-attr': ["'unsafe-inline'"],
        // Images in conversations and uploads have no public URL; browser-rendered pages show them from
        // `blob:` URLs.
        'img-src': ["'self'", 'data:', ...(kind === 'browser' ? ['blob:'] : []), ...api],
        'media-src': ["'self'", ...api],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...api, ...scriptHosts],
        // Films are only shown by this player, after a click.
        'frame-src': [...(frame === 'around' ? ["'self'"] : []), 'https://www.youtube-nocookie.com'],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'", ...page.paymentHosts.map(overHttps)],
        'frame-ancestors': [frame === 'inside' ? "'self'" : "'none'"],
        ...(isSecure && { 'upgrade-insecure-requests': [] }),
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
  })
  // Helmet has no options for these headers.
  reply.header('permissions-policy', 'geolocation=(self), camera=(), microphone=()')
  if (kind === 'document') reply.header('speculation-rules', `"${SPECULATION_RULES_PATH}"`)
  // Nearly every image comes from the API's origin.
  if (apiHost) reply.header('link', `<${apiHost}>; rel=preconnect`)
}

const overHttps = (host: string) => `https://${host}`
