import { LANGUAGES, SELECTABLE_COUNTRIES } from '@shyrdak/sdk/contract'
import type { FastifyInstance } from 'fastify'
import { formScope } from './form-scope.ts'
import { COUNTRY_COOKIE, LANGUAGE_COOKIE } from './page-request.ts'

const YEAR = 365 * 24 * 60 * 60

/**
 * `POST /preferences` with `language`, `country` and the page to return to: a switch that needs no script.
 * It sets the cookies and redirects to the page without its language prefix.
 */
export async function preferenceRoute(app: FastifyInstance): Promise<void> {
  await formScope(app, (scope) => {
    scope.post<{ Body: URLSearchParams | undefined }>('/preferences', async (request, reply) => {
      const language = request.body?.get('language')
      const country = request.body?.get('country')
      const cookie = {
        path: '/',
        maxAge: YEAR,
        sameSite: 'lax',
        secure: request.protocol === 'https',
      } as const
      if (language && (LANGUAGES as readonly string[]).includes(language))
        reply.setCookie(LANGUAGE_COOKIE, language, cookie)
      if (country && (SELECTABLE_COUNTRIES as readonly string[]).includes(country))
        reply.setCookie(COUNTRY_COOKIE, country, cookie)
      return reply.redirect(ownPath(request.body?.get('return')), 303)
    })
  })
}

/** The path of this site without a language prefix, whatever was sent: no redirect leads to another site. */
export function ownPath(value: string | null | undefined): string {
  if (!value || !/^\/(?![/\\])/.test(value)) return '/'
  const url = new URL(value, 'http://own.invalid')
  if (url.host !== 'own.invalid') return '/'
  return url.pathname.replace(/^\/(en|ru|kg)(?=\/|$)/, '').replace(/^\/*/, '/') + url.search
}
