import { Button } from '@shyrdak/blocks/parts/button'
import { Field } from '@shyrdak/blocks/parts/field'
import { Icon } from '@shyrdak/blocks/parts/icon'
import { LANGUAGE_TAGS, LANGUAGES } from '@shyrdak/sdk/contract'
import { GOODS_LINKS } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'
import { focusAfterRender } from '../form/focus-after-render.ts'
import { SaveBar } from '../form/save-bar.tsx'
import { useDeskForm } from '../form/use-desk-form.ts'
import { languageTitle } from '../language-names.ts'
import type { Item } from '../use-item.ts'
import { isTextNeeded } from './facts-form.ts'
import type { DeskGoods, GoodsEndpoints } from './goods-kind.ts'
import {
  addLink,
  changedLinks,
  linksForm,
  linksToSend,
  renewLinks,
  typeLink,
  typeLinkText,
  wrongLinks,
} from './links-form.ts'
import { TheirLinks } from './their-links.tsx'

interface Props extends Item<DeskGoods> {
  endpoint: GoodsEndpoints['setLinks']
  goods: DeskGoods
}

const ADD_ID = 'desk-link-add'
const removeId = (place: number) => `desk-link-remove-${place}`

/** The form for the links shown as buttons below a product. */
export function LinksSection({ endpoint, goods, save, reload }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/goods')
  const call = useDeskCall()
  const isOnSale = goods.prices.length > 0
  const { ref, form, change, errorOf, wrong, submit, state } = useDeskForm({
    name: 'links',
    read: goods,
    formOf: linksForm,
    renew: (typed, now, before) => renewLinks(typed, now.links, before.links),
    changes: (typed, read) => changedLinks(typed, linksForm(read)),
    isNews: (before, now) => changedLinks(linksForm(before), linksForm(now)) > 0,
    bodyOf: (typed) => linksToSend(typed, { isOnSale }),
    wrongOf: (_, issues) => wrongLinks(issues),
    save: (body) =>
      save(call(endpoint, { params: { id: goods.id }, query: { revision: goods.revision }, body })),
    reload: () => reload(),
  })
  return (
    <section className="site-desk-section" aria-labelledby="desk-links">
      <header>
        <h2 id="desk-links">{t('links')}</h2>
        <p className="site-desk-note">{t('linksLead')}</p>
      </header>
      <form ref={ref} noValidate onSubmit={submit}>
        {form.map((link, place) => (
          // A button has no identity but its position.
          // eslint-disable-next-line react/no-array-index-key
          <div
            key={place}
            className="site-goods-link"
            role="group"
            aria-label={t('link', { place: place + 1 })}
          >
            <Field
              id={`desk-link-${place}`}
              name={`links.${place}.href`}
              label={t('linkHref')}
              autoComplete="off"
              required
              value={link.href}
              readOnly={state.isSaving}
              error={errorOf(`links.${place}.href`)}
              onChange={({ currentTarget: { value } }) =>
                change((now) => typeLink(now, place, { href: value }), `links.${place}.href`)
              }
            />
            <div className="site-desk-fields">
              {LANGUAGES.map((one) => {
                const key = `links.${place}.text.${one}`
                return (
                  <Field
                    key={one}
                    id={`desk-link-${place}-${one}`}
                    name={key}
                    lang={LANGUAGE_TAGS[one]}
                    label={languageTitle(language, one)}
                    required={isTextNeeded(link.text, { isOnSale, isOptional: false })}
                    value={link.text[one]}
                    readOnly={state.isSaving}
                    error={errorOf(key)}
                    onChange={({ currentTarget: { value } }) =>
                      change((now) => typeLinkText(now, place, one, value), key)
                    }
                  />
                )
              })}
            </div>
            <Button
              id={removeId(place)}
              tone="quiet"
              disabled={state.isSaving}
              aria-label={t('removeLink', { place: place + 1 })}
              title={t('removeLink', { place: place + 1 })}
              onClick={() => {
                // Clears all errors, since they refer to positions that have changed.
                change((now) => now.filter((one) => one !== link), ...wrong.keys())
                const beside = Math.min(place, form.length - 2)
                focusAfterRender(beside < 0 ? ADD_ID : removeId(beside))
              }}
            >
              <Icon name="trash" />
            </Button>
          </div>
        ))}
        {form.length < GOODS_LINKS ? (
          <p>
            <Button
              id={ADD_ID}
              tone="secondary"
              size="small"
              disabled={state.isSaving}
              onClick={() => {
                change(addLink)
                focusAfterRender(`desk-link-${form.length}`)
              }}
            >
              {t('addLink')}
            </Button>
          </p>
        ) : null}
        <SaveBar
          {...state}
          stale={
            state.outcome.kind === 'stale' ? (
              <TheirLinks {...state.outcome} form={form} isLocked={state.isSaving} change={change} />
            ) : null
          }
          saved={t('saved')}
        />
      </form>
    </section>
  )
}
