import { createStore, type Store } from '@shyrdak/react-store'
import { serverI18n } from '../messages/server-i18n.ts'
import type { RequestContext } from '../page/request-context.ts'

/** A store for rendering on the server: with all texts, and without persistence or effects. */
export const serverStore = ({
  language,
  country,
  hasChosenCountry,
  prefix,
  apiHost,
}: Pick<RequestContext, 'language' | 'country' | 'hasChosenCountry' | 'prefix' | 'apiHost'>): Store =>
  createStore({ language, country, hasChosenCountry, prefix, apiHost, i18n: serverI18n(language) })
