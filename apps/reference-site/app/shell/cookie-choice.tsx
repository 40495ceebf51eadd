import { useStore } from '@shyrdak/react-store'
import { CookieConsent } from '@shyrdak/react-store/widgets/cookie-consent'
import { COOKIE_DIALOG_DELAY_MS } from '@shyrdak/state-machines/cookie-consent/rules'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Island } from '../islands/island.tsx'
import { CALL_EVENT } from '../document-scripts/page-events.ts'

const NAME = 'cookie-consent'

/** The widget is woken when the delay is over, so none of it is left. */
const props = { passed: COOKIE_DIALOG_DELAY_MS }

const Nothing = () => null
// Documents are rendered on the server only, so the client bundle of hydrated pages omits the widget until it
// is needed.
const Rendered = import.meta.env.SSR ? CookieConsent : Nothing
const Late = lazy(async () => ({
  default: (await import('@shyrdak/react-store/widgets/cookie-consent')).CookieConsent,
}))

/** The cookie consent. The first script wakes it after a delay, and it is loaded only then. */
export function CookieChoice({ isDocument }: { isDocument: boolean }) {
  if (isDocument) return <Island name={NAME} of={Rendered} props={props} wake="call" />
  return <LateCookieConsent />
}

function LateCookieConsent() {
  const store = useStore()
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const hear = (event: Event) => {
      if ((event as CustomEvent<unknown>).detail !== NAME) return // detail names an island
      store.loadMessages(['cookie-consent']).then(
        () => setReady(true),
        () => undefined, // the next page asks again
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
