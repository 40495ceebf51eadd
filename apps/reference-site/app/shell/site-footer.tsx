import { Icon } from '@shyrdak/blocks/parts/icon'
import { Ornament } from '@shyrdak/blocks/parts/ornament'
import { LANGUAGE_TAGS, LANGUAGES } from '@shyrdak/sdk/contract'
import { siteWords } from '../locales/site-words.ts'
import type { PageVisit } from '../page/use-visit.ts'
import type { ShellContent } from './load-shell.ts'
import { LANGUAGE_NAMES } from './preferences.tsx'

/** Where else to go, how things are sent and paid, and the switch of language and country. */
export function SiteFooter({ visit, shell }: { visit: PageVisit; shell: ShellContent }) {
  const words = siteWords(visit.language).shell
  const link = (path: string) => visit.prefix + path
  const here = shell.countries.find(({ code }) => code === visit.country)
  return (
    <footer className="site-footer">
      <Ornament shape="border" tone="saffron" />
      <div className="site-footer-inside">
        <div className="site-footer-store">
          <p className="site-footer-name">Shyrdak</p>
          <p>{words.craft}</p>
          <dl className="site-footer-notes">
            <div>
              <dt>
                <Icon name="truck" />
                {words.delivery}
              </dt>
              <dd>{words.deliveryNote}</dd>
            </div>
            <div>
              <dt>
                <Icon name="lock" />
                {words.payment}
              </dt>
              <dd>{words.paymentNote}</dd>
            </div>
          </dl>
        </div>
        <nav className="site-footer-columns" aria-label={words.footer}>
          {shell.footer.map(({ id, title, childrens }) => (
            <div key={id}>
              <h2>{title}</h2>
              <ul>
                {childrens.map((item) => (
                  <li key={item.id}>
                    <a href={link(item.url)}>{item.title}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className="site-footer-switch">
          <ul aria-label={words.language}>
            {LANGUAGES.map((code) => (
              <li key={code}>
                <a
                  href={`/${code}${visit.path === '/' ? '' : visit.path}`}
                  lang={LANGUAGE_TAGS[code]}
                  hrefLang={LANGUAGE_TAGS[code]}
                  aria-current={code === visit.language ? 'true' : undefined}
                >
                  {LANGUAGE_NAMES[code]}
                </a>
              </li>
            ))}
          </ul>
          <button type="button" popoverTarget="site-preferences">
            <Icon name="pin" />
            {`${words.country}: ${here?.name ?? visit.country}`}
          </button>
        </div>
      </div>
    </footer>
  )
}
