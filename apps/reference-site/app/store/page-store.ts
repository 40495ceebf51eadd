import { createStore, type Store } from '@shyrdak/react-store'
import { browserPorts } from '@shyrdak/react-store/browser'
import type { Language } from '@shyrdak/sdk/contract'

/** Fired on the window when a shopper chooses a colour; `detail` is the number of the variation, or null. */
export const CHOICE_EVENT = 'shyrdak:choice'

let store: Store | undefined

/** The one store of this page in the browser, shared by all its islands. */
export function pageStore(): Store {
  return (store ??= makeStore())
}

function makeStore(): Store {
  const { language, country, countryChosen, prefix = '', apiHost = '' } = document.documentElement.dataset
  const ports = browserPorts()
  return createStore({
    ...ports,
    // The server wrote these.
    language: language as Language,
    country: country ?? 'KG',
    hasChosenCountry: countryChosen !== undefined,
    prefix,
    apiHost,
    navigation: {
      ...ports.navigation,
      replaceQuery(fields) {
        ports.navigation.replaceQuery(fields)
        // The gallery of a document stands outside of React.
        if ('variation' in fields)
          dispatchEvent(new CustomEvent(CHOICE_EVENT, { detail: fields['variation'] ?? null }))
      },
    },
  })
}
