import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyReply } from 'fastify'
import { SPECULATION_RULES_PATH } from './speculation-rules.ts'

/** What decides what a page may load. */
export interface PageSecurity {
  kind: string | null
  nonce: string
  isSecure: boolean
  /** Whose scripts the head may carry besides the store's own. */
  scriptHosts: readonly string[]
  /** The origin of an API elsewhere, else empty. */
  apiHost: string
  /** The inline style sheet of this document. */
  styleHash?: string | undefined
  /** Banks that a form of this page may be sent to. */
  paymentHosts: readonly string[]
  /** Whether the page frames another one of the store, as the page editor does, or is framed by one. */
  frame?: 'around' | 'inside' | undefined
}

/**
 * Headers of every answer: pages, files, images and the API. Partners load images and call the API from other origins
 * and the mailbox frames its emails, so policies of origins and frames are left to each page.
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
 * What a page may load. Documents hold no inline script at all; hydrated pages only those with the nonce.
 * Blocks carry styles of their own in attributes, hence `style-src-attr`.
 */
export function setPageSecurity(reply: FastifyReply, page: PageSecurity): void {
  const known = written.get(page)
  if (known) return void reply.headers(known)
  writePageSecurity(reply, page)
  // A document in the cache is sent thousands of times a second, always with the same policy.
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
        // Pictures that no address alone shows are loaded by the page: those of conversations, and of uploads.
        'img-src': ["'self'", 'data:', ...(kind === 'browser' ? ['blob:'] : []), ...api],
        'media-src': ["'self'", ...api],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...api, ...scriptHosts],
        // Films are shown by this player alone, after a click.
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
  // Helmet has no option for these.
  reply.header('permissions-policy', 'geolocation=(self), camera=(), microphone=()')
  if (kind === 'document') reply.header('speculation-rules', `"${SPECULATION_RULES_PATH}"`)
  // Nearly every image comes from there.
  if (apiHost) reply.header('link', `<${apiHost}>; rel=preconnect`)
}

const overHttps = (host: string) => `https://${host}`
