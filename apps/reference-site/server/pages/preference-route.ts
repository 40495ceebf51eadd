import { LANGUAGES, SELECTABLE_COUNTRIES, type Language } from '@shyrdak/sdk/contract'
import type { FastifyInstance } from 'fastify'
import { formScope } from './form-scope.ts'
import { COUNTRY_COOKIE, LANGUAGE_COOKIE } from './page-request.ts'

const YEAR = 365 * 24 * 60 * 60

/**
 * `POST /preferences` with `language`, `country` and the page to return to: a switch that works without
 * scripts. Sets the cookies and redirects to the same page. The language prefix of its address is replaced if
 * it has one.
 */
export async function preferenceRoute(app: FastifyInstance): Promise<void> {
  await formScope(app, (scope) => {
    scope.post<{ Body: URLSearchParams | undefined }>('/preferences', async (request, reply) => {
      const sent = request.body?.get('language')
      const language = LANGUAGES.find((one) => one === sent) ?? null
      const country = request.body?.get('country')
      const cookie = {
        path: '/',
        maxAge: YEAR,
        sameSite: 'lax',
        secure: request.protocol === 'https',
      } as const
      if (language) reply.setCookie(LANGUAGE_COOKIE, language, cookie)
      if (country && (SELECTABLE_COUNTRIES as readonly string[]).includes(country))
        reply.setCookie(COUNTRY_COOKIE, country, cookie)
      return reply.redirect(addressIn(request.body?.get('return'), language), 303)
    })
  })
}

const LANGUAGE_PREFIX = /^\/(en|ru|kg)(?=\/|$)/

/**
 * Splits an address into language prefix and path. Anything that is not on this site becomes the home page,
 * so no redirect leads to another site.
 */
function ownAddress(value: string | null | undefined): { prefix: string; path: string } {
  const home = { prefix: '', path: '/' }
  if (!value || !/^\/(?![/\\])/.test(value)) return home
  const url = URL.parse(value, 'http://own.invalid')
  if (url?.host !== 'own.invalid') return home
  const [prefix = ''] = LANGUAGE_PREFIX.exec(url.pathname) ?? []
  return { prefix, path: url.pathname.slice(prefix.length).replace(/^\/*/, '/') + url.search }
}

/** Returns an address on this site, with any language prefix replaced by that of `language` unless null. */
export function addressIn(value: string | null | undefined, language: Language | null): string {
  const { prefix, path } = ownAddress(value)
  if (prefix === '') return path
  return (language === null ? prefix : `/${language}`) + path.replace(/^\/(?=\?|$)/, '')
}
