import { messagesIn } from '../../messages/messages-in.ts'
import { Field } from '@shyrdak/blocks/parts/field'
import { Select } from '@shyrdak/blocks/parts/select'
import { priceLists, wholesaleClients, type ManagedWholesaleClient } from '@shyrdak/sdk/management'
import { localized } from '@shyrdak/sdk/format'
import { useQuery } from '@tanstack/react-query'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'
import { SaveBar } from '../form/save-bar.tsx'
import { useDeskForm } from '../form/use-desk-form.ts'
import type { Item } from '../use-item.ts'
import { changedTerms, termsForm, termsToSend } from './terms-form.ts'

interface Props extends Item<ManagedWholesaleClient> {
  client: ManagedWholesaleClient
}

/** One page that fits all price lists: a store has only a handful. */
const EVERY_LIST = { per_page: 100 }

/** The form for a client's price list and tier, which apply from the next cart on. */
export function TermsSection({ client, save, reload }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/clients')
  const call = useDeskCall()
  const { data: lists } = useQuery({
    queryKey: [priceLists.list.path, EVERY_LIST],
    queryFn: ({ signal }) => call(priceLists.list, { query: EVERY_LIST, signal }),
  })
  const { ref, form, change, errorOf, submit, state } = useDeskForm({
    name: 'terms',
    read: client,
    formOf: termsForm,
    changes: changedTerms,
    isNews: (before, now) => changedTerms(termsForm(before), now) > 0,
    bodyOf: termsToSend,
    save: (body) =>
      save(
        call(wholesaleClients.setTerms, {
          params: { id: client.id },
          query: { revision: client.revision },
          body,
        }),
      ),
    reload: () => reload(),
  })
  const known = lists?.data ?? (client.price_list ? [client.price_list] : [])
  return (
    <section className="site-desk-section" aria-labelledby="desk-terms">
      <header>
        <h2 id="desk-terms">{t('terms')}</h2>
        <p className="site-desk-note">{t('termsLead')}</p>
      </header>
      <form ref={ref} noValidate onSubmit={submit}>
        <div className="site-desk-fields">
          <Select
            id="desk-list"
            name="price_list_id"
            label={t('list')}
            value={form.list}
            disabled={state.isSaving}
            error={errorOf('price_list_id')}
            options={[
              { value: '', label: t('ownPrices') },
              ...known.map(({ id, name }) => ({ value: String(id), label: localized(name, language) })),
            ]}
            onChange={({ currentTarget: { value } }) =>
              change((now) => ({ ...now, list: value }), 'price_list_id')
            }
          />
          <Field
            id="desk-tier"
            name="tier_count"
            label={t('tier')}
            hint={t('tierHint')}
            inputMode="numeric"
            autoComplete="off"
            value={form.tier}
            readOnly={state.isSaving}
            error={errorOf('tier_count')}
            onChange={({ currentTarget: { value } }) =>
              change((now) => ({ ...now, tier: value }), 'tier_count')
            }
          />
        </div>
        <SaveBar {...state} canTakeTheirs stale={t('stale')} saved={t('saved')} />
      </form>
    </section>
  )
}
