import { useStore } from '@shyrdak/react-store'
import { CountryDialog } from '@shyrdak/react-store/widgets/country-dialog'
import { useEffect, useState } from 'react'
import { Island } from '../islands/island.tsx'

interface Props {
  countryName: string
  isDocument: boolean
}

/** The country dialog: locates a first-time visitor on request, and confirms later changes. */
export function CountryChoice({ countryName, isDocument }: Props) {
  const props = { countryName, hasTrigger: false, asksFirst: false }
  return isDocument ? (
    <Island
      className="site-country-choice"
      name="country-dialog"
      of={CountryDialog}
      props={props}
      wake="call"
    />
  ) : (
    <LateCountryDialog {...props} />
  )
}

/** Loaded after hydration, so that hydrating the page does not wait for its messages. */
function LateCountryDialog(props: { countryName: string; hasTrigger: boolean; asksFirst: boolean }) {
  const store = useStore()
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    store.loadMessages(['country', 'alerts']).then(
      () => setReady(true),
      () => undefined, // the plain form in the header still works
    )
  }, [store])
  return <div className="site-country-choice">{isReady ? <CountryDialog {...props} /> : null}</div>
}
