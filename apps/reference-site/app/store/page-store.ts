import { createStore, type Store } from '@shyrdak/react-store'
import { browserPorts } from '@shyrdak/react-store/browser'
import { CHOICE_EVENT } from '../document-scripts/page-events.ts'
import { readSiteMessages } from '../messages/read-site-messages.ts'
import { pageContextOfDocument } from '../page/page-context.ts'

let store: Store | undefined

/** The one store of this page in the browser, shared by all its islands. */
export function pageStore(): Store {
  return (store ??= makeStore())
}

function makeStore(): Store {
  const { language, country, hasChosenCountry, prefix, apiHost } = pageContextOfDocument()
  // Navigation stays on the shop's origin, even when the API is on another one.
  const { navigation, ...ports } = browserPorts()
  return createStore({
    ...ports,
    language,
    country,
    hasChosenCountry,
    prefix,
    apiHost,
    readMessages: readSiteMessages,
    managers: async () => (await import('../desk/manager-contract.ts')).managerContract,
    navigation: {
      ...navigation,
      replaceQuery(fields) {
        navigation.replaceQuery(fields)
        // The gallery of a document is not rendered by React, so it needs an event.
        if ('variation' in fields)
          dispatchEvent(new CustomEvent(CHOICE_EVENT, { detail: fields['variation'] ?? null }))
      },
    },
  })
}
