import { createStore, type Store } from '@shyrdak/react-store'
import { allMessages } from '@shyrdak/react-store/messages/all'
import type { RequestContext } from '../page/request-context.ts'

/** A store for rendering on the server: with all messages, and without persistence or effects. */
export const serverStore = ({
  language,
  country,
  hasChosenCountry,
  prefix,
  apiHost,
}: Pick<RequestContext, 'language' | 'country' | 'hasChosenCountry' | 'prefix' | 'apiHost'>): Store =>
  createStore({ language, country, hasChosenCountry, prefix, apiHost, messages: allMessages(language) })
