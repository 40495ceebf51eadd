import { messagesIn } from '../messages/messages-in.ts'
import { Icon } from '@shyrdak/blocks/parts/icon'
import { Ornament } from '@shyrdak/blocks/parts/ornament'
import { LANGUAGE_TAGS, LANGUAGES } from '@shyrdak/sdk/contract'
import { CachedPart } from '../page/cached-part.tsx'
import type { PageContext } from '../page/page-context.ts'
import type { ShellContent } from './load-shell.ts'
import { MenuList } from './menu-list.tsx'
import { deliveryCountries } from './delivery-countries.ts'
import { paymentMethods } from './payment-methods.ts'
import { LANGUAGE_NAMES } from './preferences.tsx'

interface Props {
  pageContext: PageContext
  shell: ShellContent
  /** The path without language prefix, with the query. */
  path: string
}

/** Links, delivery and payment notes, and the switch of language and country. */
export function SiteFooter({ pageContext, shell, path }: Props) {
  const t = messagesIn(pageContext.language, 'site/shell')
  const link = (path: string) => pageContext.prefix + path
  const countries = deliveryCountries(shell, pageContext.language)
  const methods = paymentMethods(shell, pageContext.language)
  const here = shell.countries.find(({ code }) => code === pageContext.country)
  return (
    <footer className="site-footer">
      <Ornament shape="border" tone="saffron" />
      <div className="site-footer-inner">
        <div className="site-footer-store">
          <p className="site-footer-name">Shyrdak</p>
          <p>{t('craft')}</p>
          {countries === null && methods === null ? null : (
            <dl className="site-footer-notes">
              {countries === null ? null : (
                <div>
                  <dt>
                    <Icon name="truck" />
                    {t('delivery')}
                  </dt>
                  <dd>{t('deliveryNote', { countries })}</dd>
                </div>
              )}
              {methods === null ? null : (
                <div>
                  <dt>
                    <Icon name="lock" />
                    {t('payment')}
                  </dt>
                  <dd>{t('paymentNote', { methods })}</dd>
                </div>
              )}
            </dl>
          )}
        </div>
        <CachedPart
          as="nav"
          className="site-footer-columns"
          aria-label={t('footer')}
          name="footer"
          by={[]}
          from={shell}
        >
          {shell.footer.map(({ id, title, url, childrens }) => {
            // An entry that stands below its heading, too, is linked once.
            const isRepeated = childrens.some((child) => child.url === url)
            const heading = <h2 key={id}>{isRepeated ? title : <a href={link(url)}>{title}</a>}</h2>
            return childrens.length === 0 ? (
              heading
            ) : (
              <div key={id}>
                {heading}
                <MenuList items={childrens} link={link} />
              </div>
            )
          })}
        </CachedPart>
        <div className="site-footer-switch">
          <ul aria-label={t('language')}>
            {LANGUAGES.map((code) => (
              <li key={code}>
                <a
                  href={`/${code}${path.replace(/^\/(?=\?|$)/, '')}`}
                  lang={LANGUAGE_TAGS[code]}
                  hrefLang={LANGUAGE_TAGS[code]}
                  aria-current={code === pageContext.language ? 'true' : undefined}
                >
                  {LANGUAGE_NAMES[code]}
                </a>
              </li>
            ))}
          </ul>
          <button type="button" popoverTarget="site-preferences">
            <Icon name="pin" />
            {`${t('country')}: ${here?.name ?? pageContext.country}`}
          </button>
        </div>
      </div>
    </footer>
  )
}
