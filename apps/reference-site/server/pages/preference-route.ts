import { LANGUAGES, SELECTABLE_COUNTRIES } from '@shyrdak/sdk/contract'
import type { FastifyInstance } from 'fastify'
import { COUNTRY_COOKIE, LANGUAGE_COOKIE } from './page-request.ts'

const YEAR = 365 * 24 * 60 * 60

/**
 * `POST /preferences` with `language`, `country` and the page to return to: a switch that needs no script.
 * It sets the cookies and reloads; an address with a language prefix is exchanged for the one without.
 */
export async function preferenceRoute(app: FastifyInstance): Promise<void> {
  await app.register(async (room) => {
    room.removeAllContentTypeParsers()
    room.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    room.post<{ Body: URLSearchParams | undefined }>('/preferences', async (request, reply) => {
      const language = request.body?.get('language')
      const country = request.body?.get('country')
      const keep = { path: '/', maxAge: YEAR, sameSite: 'lax', secure: request.protocol === 'https' } as const
      if (language && (LANGUAGES as readonly string[]).includes(language))
        reply.setCookie(LANGUAGE_COOKIE, language, keep)
      if (country && (SELECTABLE_COUNTRIES as readonly string[]).includes(country))
        reply.setCookie(COUNTRY_COOKIE, country, keep)
      return reply.redirect(ownPath(request.body?.get('return')), 303)
    })
  })
}

/** A path of this site without a language prefix, whatever was sent: nobody is led elsewhere. */
export function ownPath(value: string | null | undefined): string {
  if (!value || !/^\/(?![/\\])/.test(value)) return '/'
  const url = new URL(value, 'http://own.invalid')
  if (url.host !== 'own.invalid') return '/'
  return url.pathname.replace(/^\/(en|ru|kg)(?=\/|$)/, '').replace(/^\/*/, '/') + url.search
}
