import { useStore } from '@shyrdak/react-store'
import { CountryDialog } from '@shyrdak/react-store/widgets/country-dialog'
import { useEffect, useState } from 'react'
import { CountryPrompt } from './country-prompt.tsx'
import { Island } from '../islands/island.tsx'

interface Props {
  countryName: string
  hasChosenCountry: boolean
  isDocument: boolean
  /** The address to come back to. */
  path: string
}

/** Of the pages that wake as a whole, those whose prices and delivery are the country's. */
const OF_A_COUNTRY = /^\/order\/(basket|registration)$/

/** The country dialog: asks on a first visit, and confirms a later change. */
export function CountryChoice({ countryName, hasChosenCountry, isDocument, path }: Props) {
  const props = { countryName, hasTrigger: false }
  if (!isDocument)
    return <LateCountryDialog {...props} asksFirst={OF_A_COUNTRY.test(path.split('?', 1)[0] ?? '')} />
  return (
    <>
      {hasChosenCountry ? null : <CountryPrompt path={path} />}
      <Island
        className="site-country-choice"
        name="country-dialog"
        of={CountryDialog}
        props={props}
        wake="call"
      />
    </>
  )
}

/** On hydrated pages it is loaded after them: their hydration does not wait for its messages. */
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
