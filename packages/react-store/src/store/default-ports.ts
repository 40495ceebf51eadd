import { browserPorts, hostPagePorts } from './browser-ports.ts'
import { memoryPorts } from './memory-ports.ts'
import type { StorePorts } from './ports.ts'
import { reachPage } from './reach-page.ts'
import { foreignShop } from './shop-origin.ts'
import type { Store } from './store.ts'

/**
 * The default ports of a store: the browser's storage and navigation in a browser, memory on a server. Reads
 * nothing yet, so a store may be created while a page is rendered. `shop` is the address of the shop, or else
 * of its API; empty when that is the page's own.
 */
export function defaultPorts(link: Store['link'], shop: string): StorePorts {
  if (typeof document === 'undefined') return memoryPorts()
  if (foreignShop(link, location.origin) !== null) return hostPagePorts()
  const ports = browserPorts()
  if (shop === '' || new URL(shop).origin === location.origin) return { ...ports, reach: reachPage }
  // A page on another origin that renders the shop's pages itself, so their steps belong in its history.
  return { ...hostPagePorts(), navigation: ports.navigation, history: ports.history }
}
