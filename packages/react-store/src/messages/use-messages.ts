import type { CodeNamespace, I18n, Translate } from '@shyrdak/sdk/messages'
import { use, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { perStore } from '../store/per-store.ts'
import type { Store } from '../store/store.ts'
import { useStore } from '../store/use-store.ts'
import type { FeatureNamespace, MessageNamespace } from './read-messages.ts'
import type { Texts } from './texts.ts'

/** In milliseconds. React renders twice before reporting an error, and must find the same failure twice. */
const FAILURE_LIFE_MS = 1_000

/** One promise per store and namespace: a suspended render must find the same promise when it resumes. */
const waitsOf = perStore(() => new Map<MessageNamespace, Promise<void>>())

/**
 * Loads a namespace, with a retry after a failure has expired. Uses a timer instead of the current time,
 * which frameworks refuse during a first render.
 */
function waitFor(store: Store, namespace: MessageNamespace): Promise<void> {
  const waits = waitsOf(store)
  const known = waits.get(namespace)
  if (known) return known
  const loading = store.loadMessages([namespace])
  loading.catch(() => setTimeout(() => waits.delete(namespace), FAILURE_LIFE_MS))
  waits.set(namespace, loading)
  return loading
}

/** Suspends until the namespaces are loaded. */
function useNamespaces(namespaces: readonly MessageNamespace[]) {
  const store = useStore()
  const { i18n } = store
  const missing = namespaces.filter(
    // A component that suspended must call `use` again when it resumes: React expects the same hooks.
    (one) => !i18n.hasResourceBundle(i18n.language, one) || waitsOf(store).has(one),
  )
  for (const loading of missing.map((one) => waitFor(store, one))) use(loading)
  // The instance is passed explicitly, not taken from context, where the host may have its own.
  const options = useMemo(() => ({ i18n, useSuspense: false }), [i18n])
  return useTranslation(namespaces, options)
}

/**
 * Returns i18next's `t` for the texts of a feature, with typed keys. Suspends until the texts are loaded;
 * call `store.loadMessages` beforehand to avoid that. Throws when they cannot be loaded, and retries on a
 * later render: i18next itself would show keys in place of texts. The namespaces in `beside` are loaded in
 * parallel, for components rendered later.
 */
export const useMessages = <N extends FeatureNamespace>(
  namespace: N,
  ...beside: readonly MessageNamespace[]
): Translate<Texts[N]> => useNamespaces([namespace, ...beside]).t as unknown as Translate<Texts[N]> // typed from the English texts

/**
 * Returns the store's i18next instance once the texts of codes are loaded, for `describeError`,
 * `describeIssue` and the labels. Suspends until then.
 */
export function useCodeMessages(...namespaces: readonly CodeNamespace[]): I18n {
  useNamespaces(namespaces)
  return useStore().i18n
}
