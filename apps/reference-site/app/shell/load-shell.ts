import type { MenuItem } from '@shyrdak/sdk/contract'
import { SELECTABLE_COUNTRIES } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/words'
import type { Visit } from '../visit.ts'
import { readHead, type HeadElement } from './read-head.ts'

/** What every page is framed in. */
export interface ShellContent {
  menu: MenuItem[]
  footer: MenuItem[]
  head: HeadElement[]
  /** In the order of the store's list, named in the reader's language. */
  countries: { code: string; name: string }[]
}

/** Loads the frame. Head entries that cannot be had are left out: no page fails for them. Source: spec §8. */
export async function loadShell({ sdk, language }: Visit): Promise<ShellContent> {
  const [menus, footer, countries, head] = await Promise.all([
    sdk.content.menus.header({ query: { locale: language } }),
    sdk.content.menus.footer({ query: { locale: language } }),
    sdk.content.countries.list({ query: { per_page: 250 } }),
    sdk.content.head.read().catch((error: unknown) => {
      console.error(error)
      return []
    }),
  ])
  const place = new Map<string, number>(SELECTABLE_COUNTRIES.map((code, index) => [code, index]))
  return {
    menu: menus.retail,
    footer,
    head: head.flatMap(({ content }) => readHead(content)),
    countries: countries.data
      .map(({ code, name }) => ({ code, name: localized(name, language) }))
      .sort((a, b) => (place.get(a.code) ?? 99) - (place.get(b.code) ?? 99)),
  }
}
