import { createStore, type Store } from '@shyrdak/react-store'
import { i18nOf } from '../messages/messages-in.ts'
import type { RequestContext } from '../page/request-context.ts'

/** A store for rendering on the server: it has all texts, but no persistence and no effects. */
export const serverStore = ({
  language,
  country,
  hasChosenCountry,
  prefix,
  apiHost,
}: Pick<RequestContext, 'language' | 'country' | 'hasChosenCountry' | 'prefix' | 'apiHost'>): Store =>
  createStore({ language, country, hasChosenCountry, prefix, apiHost, i18n: i18nOf(language) })
