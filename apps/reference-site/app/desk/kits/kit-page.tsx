import './kits.css'
import { i18nOf, messagesIn } from '../../messages/messages-in.ts'
import { Field } from '@shyrdak/blocks/parts/field'
import { formatDateTime, formatSom } from '@shyrdak/sdk/format'
import { REASON_LENGTH, wholesaleKits, type ManagedKit } from '@shyrdak/sdk/management'
import { describeLength } from '@shyrdak/sdk/messages'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'
import { BackLink } from '../back-link.tsx'
import { DeskPage } from '../desk-page.tsx'
import { DeskTable } from '../desk-table.tsx'
import { SaveBar } from '../form/save-bar.tsx'
import { useDeskForm } from '../form/use-desk-form.ts'
import { Loaded } from '../loaded.tsx'
import { useItem, type Item } from '../use-item.ts'
import { adjustChanges, adjustToSend, NO_ADJUSTMENT, typedItems } from './adjust-form.ts'

/** The page of a client's branding kit, with its balance and history. */
export function KitPage({ id }: { id: number }) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/kits')
  const { query, ...item } = useItem(wholesaleKits.read, { params: { id } })
  return (
    <DeskPage title={query.data ? t('kit', { name: query.data.name }) : t('title')}>
      <Loaded query={query}>
        {(kit) => (
          <>
            <p className="site-desk-ways">
              <BackLink list="/desk/kits">{t('back')}</BackLink>
              <a href={`${prefix}/desk/clients/${kit.client.id}`}>{kit.client.name}</a>
            </p>
            <div className="site-desk-two">
              <div>
                <KitBalance kit={kit} />
                <AdjustKit kit={kit} {...item} />
              </div>
              <div>
                <KitHistory kit={kit} />
              </div>
            </div>
          </>
        )}
      </Loaded>
    </DeskPage>
  )
}

interface Props {
  kit: ManagedKit
}

function KitBalance({ kit }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/kits')
  return (
    <section className="site-desk-section" aria-label={t('numbers')}>
      <dl className="site-desk-sums">
        <div data-total>
          <dt>{t('left')}</dt>
          <dd>{t('pieces', { count: kit.balance })}</dd>
        </div>
        <div>
          <dt>{t('inOrders')}</dt>
          <dd>{t('pieces', { count: kit.reserved })}</dd>
        </div>
        <div>
          <dt>{t('boughtSoFar')}</dt>
          <dd>{t('pieces', { count: kit.bought })}</dd>
        </div>
      </dl>
      <p className="site-desk-note">
        {t('kitOf', { count: kit.kit_count, price: formatSom(kit.kit_price) })}
      </p>
    </section>
  )
}

function AdjustKit({ kit, save, reload }: Props & Item<ManagedKit>) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/kits')
  const call = useDeskCall()
  const { ref, form, change, errorOf, submit, state } = useDeskForm({
    read: kit,
    formOf: () => NO_ADJUSTMENT,
    changes: adjustChanges,
    isNews: (before, now) => before.balance !== now.balance,
    bodyOf: adjustToSend,
    save: (body) => save(call(wholesaleKits.adjust, { params: { id: kit.id }, body })),
    reload: () => reload(),
  })
  const amount = typedItems(form.amount)
  const long = describeLength(
    { text: form.reason, limit: REASON_LENGTH, name: t('reason') },
    i18nOf(language),
  )
  return (
    <section className="site-desk-section" aria-labelledby="desk-adjust">
      <header>
        <h2 id="desk-adjust">{t('adjust')}</h2>
        <p className="site-desk-note">{t('adjustLead')}</p>
      </header>
      <form ref={ref} noValidate onSubmit={submit}>
        <Field
          id="desk-kit-amount"
          name="amount"
          label={t('amount')}
          hint={
            Number.isNaN(amount) || kit.balance + amount < 0
              ? t('amountHint')
              : t('becomes', { before: kit.balance, now: kit.balance + amount })
          }
          autoComplete="off"
          value={form.amount}
          readOnly={state.isSaving}
          error={errorOf('amount')}
          onChange={({ currentTarget: { value } }) => change((now) => ({ ...now, amount: value }), 'amount')}
        />
        <Field
          multiline
          id="desk-kit-reason"
          name="reason"
          rows={3}
          label={t('reason')}
          hint={[t('reasonHint'), long.hint].filter(Boolean).join(' ')}
          required
          value={form.reason}
          readOnly={state.isSaving}
          error={long.error ?? errorOf('reason')}
          onChange={({ currentTarget: { value } }) => change((now) => ({ ...now, reason: value }), 'reason')}
        />
        <SaveBar {...state} stale={t('stale', { count: kit.balance })} saved={t('saved')} />
      </form>
    </section>
  )
}

function KitHistory({ kit: { history } }: Props) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/kits')
  return (
    <section className="site-desk-section" aria-labelledby="desk-kit-history">
      <h2 id="desk-kit-history">{t('history')}</h2>
      {history.length === 0 ? (
        <p className="site-desk-note">{t('noHistory')}</p>
      ) : (
        <DeskTable texts={[t('when'), t('what')]} numbers={[t('change')]}>
          {history.map((entry) => (
            <tr key={entry.id}>
              <td>
                {formatDateTime(entry.created_at, language, 'short')}
                {entry.actor === null ? null : <span className="site-desk-note">{entry.actor}</span>}
              </td>
              <td>
                {t(`kinds.${entry.kind}`)}
                {entry.order_number === null ? null : (
                  <span className="site-desk-note">
                    {entry.is_goods_order ? (
                      <a href={`${prefix}/desk/wholesale-orders/${entry.order_id}`}>
                        {t('order', { number: entry.order_number })}
                      </a>
                    ) : (
                      t('order', { number: entry.order_number })
                    )}
                  </span>
                )}
                {entry.reason === null ? null : <span className="site-desk-note">{entry.reason}</span>}
              </td>
              <td data-number>{entry.amount > 0 ? `+${entry.amount}` : `−${-entry.amount}`}</td>
            </tr>
          ))}
        </DeskTable>
      )}
    </section>
  )
}
