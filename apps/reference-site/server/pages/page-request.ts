import { languageOf } from '@shyrdak/api/language'
import { DEFAULT_COUNTRY, LANGUAGES, SELECTABLE_COUNTRIES, type Language } from '@shyrdak/sdk/contract'
import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import type { FastifyRequest } from 'fastify'
import type { RequestContext } from '../../app/page/request-context.ts'
import { failureLog } from '../failure-log.ts'
import { ACCESS_COOKIE, type AccessGate } from './access-gate.ts'

/** The cookies have the same names as the browser storage keys. */
export const { language: LANGUAGE_COOKIE, country: COUNTRY_COOKIE } = STORAGE_KEYS

/** The request context that is known before anything is loaded. */
export type PageRequest = Pick<
  RequestContext,
  'language' | 'country' | 'hasChosenCountry' | 'prefix' | 'path' | 'origin' | 'gate' | 'logFailure'
> & { ip: string }

const isLanguage = (value: unknown): value is Language => (LANGUAGES as readonly unknown[]).includes(value)
const isCountry = (value: unknown): value is string =>
  (SELECTABLE_COUNTRIES as readonly unknown[]).includes(value)

interface Site {
  publicUrl: string
  /** The access gate, if the store has one. */
  gate?: Pick<AccessGate, 'isPass'> | undefined
}

/**
 * Language: from the URL, else the cookie, else `Accept-Language`, else Russian. Country: from the cookie,
 * else the default.
 */
export function readPageRequest(
  request: Pick<FastifyRequest, 'id' | 'log' | 'url' | 'headers' | 'ip' | 'cookies'>,
  { publicUrl, gate }: Site,
): PageRequest {
  // Parsed like a browser does: dot segments and their escapes are resolved, so no prefix can hide behind
  // them.
  const { pathname } = new URL(`http://own.invalid${request.url}`)
  const first = pathname.split('/', 2)[1]
  const prefix = isLanguage(first) ? (`/${first}` as const) : ''
  const { [LANGUAGE_COOKIE]: language, [COUNTRY_COOKIE]: country } = request.cookies
  return {
    language: isLanguage(first)
      ? first
      : isLanguage(language)
        ? language
        : languageOf(request.headers['accept-language']),
    country: isCountry(country) ? country : DEFAULT_COUNTRY,
    hasChosenCountry: isCountry(country),
    prefix,
    path: pathname.slice(prefix.length) || '/',
    origin: publicUrl,
    ip: request.ip,
    logFailure: failureLog(request),
    ...(gate && !gate.isPass(request.cookies[ACCESS_COOKIE]) && { gate: { kind: 'closed' } }),
  }
}
