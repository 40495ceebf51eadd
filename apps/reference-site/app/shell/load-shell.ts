import type { MenuItem, PaymentProvider } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import type { RequestContext } from '../page/request-context.ts'
import { byIdentity } from '../page/by-identity.ts'
import { CANVAS_PATH } from '../page/canvas-path.ts'
import { inOrder } from './country-order.ts'
import { readHead, type HeadElement } from './read-head.ts'

/** The content of the frame around every page. */
export interface ShellContent {
  menu: MenuItem[]
  /** Replaces `menu` on the account pages of a wholesale client. */
  wholesaleMenu: MenuItem[]
  footer: MenuItem[]
  head: HeadElement[]
  /**
   * With names in the language of the request: those with delivery in the order of the store's list, then the
   * others by name.
   */
  countries: { code: string; name: string; delivers: boolean }[]
  /** The available payment providers; empty while the store takes no payments. */
  payments: readonly PaymentProvider[]
  /**
   * Set when the page has no frame: the access gate is closed to this visitor, or it is the canvas of the
   * page editor.
   */
  isBare?: true
}

/** A shell that shows nothing of the store. */
const BARE: ShellContent = {
  menu: [],
  wholesaleMenu: [],
  footer: [],
  head: [],
  countries: [],
  payments: [],
  isBare: true,
}

/** The same answers give the same shell object, which serves as the identity of cached parts. */
const shells = byIdentity<ShellContent>()

/** Loads the frame. When head entries fail to load, the page is rendered without them. Source: spec §8. */
export async function loadShell({
  sdk,
  language,
  gate,
  path,
  logFailure,
}: RequestContext): Promise<ShellContent> {
  if (gate || path === CANVAS_PATH) return BARE
  const [menus, footer, countries, payments, head] = await Promise.all([
    sdk.content.menus.header({ query: { locale: language } }),
    sdk.content.menus.footer({ query: { locale: language } }),
    sdk.content.countries.list({ query: { per_page: 250 } }),
    sdk.retailOrders.payments.methods(),
    sdk.content.head.read().catch((error: unknown) => {
      logFailure('reading the head entries of a page', error)
      return []
    }),
  ])
  return shells.get([menus, footer, countries, payments, head], () => ({
    menu: menus.retail,
    wholesaleMenu: menus.wholesale,
    footer,
    head: head.flatMap(({ content }) => readHead(content)),
    countries: countries.data
      .map(({ code, name, delivers }) => ({ code, name: localized(name, language), delivers }))
      .toSorted(inOrder(language)),
    payments,
  }))
}
