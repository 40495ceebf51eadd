import { messagesIn } from '../messages/messages-in.ts'
import { mediaUrl } from '@shyrdak/sdk/rules'
import type { MetaDescriptor } from 'react-router'
import { pageAddress } from './page-address.ts'
import type { StructuredData } from './structured-data.ts'
import type { PageContext } from './page-context.ts'

interface PageSubject {
  /** Without the store's name. */
  title: string
  description: string
  /** A media path. */
  photo?: string | undefined
  type?: 'website' | 'product'
  /** Whether to hide the page from search engines, such as search results and filtered lists. */
  hidden?: boolean
  structured?: readonly StructuredData[]
}

const OG_LOCALES = { en: 'en_US', ru: 'ru_RU', kg: 'ky_KG' } as const
const MAX_LENGTH = 300

/**
 * The title, description, social tags and structured data of a page. Returns only the title without a
 * context, when nothing was loaded.
 */
export function pageMeta(
  pageContext: PageContext | undefined,
  { title, description, photo, type = 'website', hidden = false, structured = [] }: PageSubject,
): MetaDescriptor[] {
  const whole = title.startsWith('Shyrdak') ? title : `${title} · Shyrdak`
  if (!pageContext) return [{ title: whole }]
  const text =
    description.length > MAX_LENGTH ? `${description.slice(0, MAX_LENGTH - 1).trimEnd()}…` : description
  const address = pageAddress(pageContext.origin, pageContext.prefix, pageContext.path)
  const image = photo && mediaUrl(pageContext.apiHost || pageContext.origin, photo)
  return [
    { title: whole },
    { name: 'description', content: text },
    ...(hidden ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    { property: 'og:site_name', content: 'Shyrdak' },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: text },
    { property: 'og:url', content: address },
    { property: 'og:locale', content: OG_LOCALES[pageContext.language] },
    ...(image ? [{ property: 'og:image', content: image }] : []),
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
    ...structured.map((data) => ({ 'script:ld+json': data as Record<string, string> })), // the descriptor's type does not nest
  ]
}

/** The title of the home page, which also says what the store sells. */
export const homeTitle = (pageContext: PageContext | undefined): string =>
  `Shyrdak: ${messagesIn(pageContext?.language ?? 'ru', 'site/shell')('tagline')}`

/** Reads the page context from the matches that `meta` functions receive. */
export const pageContextIn = (
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[],
): PageContext | undefined =>
  (matches.find((match) => match?.id === 'root')?.loaderData as { pageContext: PageContext } | undefined)
    ?.pageContext // the root's loader returns it
