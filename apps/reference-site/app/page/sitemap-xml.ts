import { LANGUAGE_TAGS, LANGUAGES } from '@shyrdak/sdk/contract'
import { pageAddress } from './page-address.ts'

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Builds a sitemap of every page in every language, with its alternates. `paths` start with a slash. */
export function sitemapXml(origin: string, paths: readonly string[]): string {
  const address = (prefix: string, path: string) => escape(pageAddress(origin, prefix, path))
  const alternate = (tag: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`
  const entries = paths.flatMap((path) => {
    const alternates = [
      alternate('x-default', address('', path)),
      ...LANGUAGES.map((language) => alternate(LANGUAGE_TAGS[language], address(`/${language}`, path))),
    ].join('')
    return ['', ...LANGUAGES.map((language) => `/${language}`)].map(
      (prefix) => `<url><loc>${address(prefix, path)}</loc>${alternates}</url>`,
    )
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}
