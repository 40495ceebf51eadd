import { Ornament } from '@shyrdak/blocks/parts/ornament'
import { AccessGate } from '@shyrdak/react-store/widgets/access-gate'
import { LANGUAGE_TAGS, LANGUAGES } from '@shyrdak/sdk/contract'
import { Island } from '../islands/island.tsx'
import { usePageContext } from '../page/use-page-context.ts'
import type { Gate } from '../page/request-context.ts'
import { LANGUAGE_NAMES } from '../shell/preferences.tsx'

/** The access gate: the store's name, a password form and language links, and nothing else of the store. */
export function GatePage({ gate, returnTo }: { gate: Gate; returnTo: string }) {
  const { language, path } = usePageContext()
  const query = returnTo.includes('?') ? returnTo.slice(returnTo.indexOf('?')) : ''
  const props = { returnTo, ...(gate.kind !== 'closed' && { response: gate }) }
  return (
    <main className="site-gate" id="content">
      <div className="site-gate-inner">
        <p className="site-gate-name">
          <Ornament shape="horns" />
          Shyrdak
        </p>
        <Island name="access-gate" of={AccessGate} props={props} wake="idle" />
        <ul className="site-gate-languages">
          {LANGUAGES.map((code) => (
            <li key={code}>
              <a
                href={`/${code}${path === '/' ? '' : path}${query}`}
                lang={LANGUAGE_TAGS[code]}
                hrefLang={LANGUAGE_TAGS[code]}
                aria-current={code === language ? 'true' : undefined}
              >
                {LANGUAGE_NAMES[code]}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <Ornament shape="border" tone="saffron" />
    </main>
  )
}
