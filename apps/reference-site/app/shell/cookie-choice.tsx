import { useStore } from '@shyrdak/react-store'
import { CookieConsent } from '@shyrdak/react-store/widgets/cookie-consent'
import { COOKIE_DIALOG_DELAY } from '@shyrdak/state-machines/cookie-consent/rules'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Island } from '../islands/island.tsx'
import { CALL_EVENT } from '../islands/wake.ts'

const NAME = 'cookie-consent'

/** It is called when the delay is over: no more of it is left. */
const props = { passed: COOKIE_DIALOG_DELAY }

const Nothing = () => null
// Documents are rendered on the server only, so hydrated pages do not load the widget until it is called.
const Rendered = import.meta.env.SSR ? CookieConsent : Nothing
const Late = lazy(async () => ({
  default: (await import('@shyrdak/react-store/widgets/cookie-consent')).CookieConsent,
}))

/** The question about cookies: the first script calls it after its delay, and only then anything of it is loaded. */
export function CookieChoice({ isDocument }: { isDocument: boolean }) {
  if (isDocument) return <Island name={NAME} of={Rendered} props={props} wake="call" />
  return <LateCookieConsent />
}

function LateCookieConsent() {
  const store = useStore()
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const hear = (event: Event) => {
      if ((event as CustomEvent<unknown>).detail !== NAME) return // who fires it names an island
      store.loadMessages(['cookie-consent']).then(
        () => setReady(true),
        () => undefined, // the next page asks
      )
    }
    addEventListener(CALL_EVENT, hear)
    return () => removeEventListener(CALL_EVENT, hear)
  }, [store])
  return isReady ? (
    <Suspense fallback={null}>
      <Late {...props} />
    </Suspense>
  ) : null
}
