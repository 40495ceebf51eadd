import './bulk-prices.css'
import { i18nOf, messagesIn } from '../../messages/messages-in.ts'
import { isShyrdakError, type ShyrdakError } from '@shyrdak/sdk'
import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Field } from '@shyrdak/blocks/parts/field'
import { RadioGroup } from '@shyrdak/blocks/parts/radio-group'
import { formatSom, localized } from '@shyrdak/sdk/format'
import { listPrices, PRICES_AT_ONCE, type ListPrice } from '@shyrdak/sdk/management'
import { describeError, describeIssue } from '@shyrdak/sdk/messages'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'
import { DeskPage } from '../desk-page.tsx'
import { DeskTable } from '../desk-table.tsx'
import { useUnsaved } from '../form/use-unsaved.ts'
import { Loaded } from '../loaded.tsx'
import { readAll } from '../places/read-all.ts'
import {
  byPaste,
  byPercent,
  ROUNDINGS,
  typedPercent,
  type PriceChange,
  type Rounding,
} from './bulk-prices.ts'

/**
 * Changes many prices of a list at once, by percentage or pasted from a spreadsheet, with a preview before
 * saving.
 */
export function BulkPricesPage({ id }: { id: number }) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/bulk-prices')
  const call = useDeskCall()
  const query = useQuery({
    queryKey: ['bulk prices', id],
    async queryFn({ signal }) {
      const prices = await readAll(call, listPrices.list, { params: { id }, signal })
      return prices.filter(({ state }) => state !== 'past')
    },
    // The preview must not change while the manager looks at it.
    refetchOnWindowFocus: false,
  })
  return (
    <DeskPage title={t('title')}>
      <p className="site-desk-ways">
        <a href={`${prefix}/desk/price-lists/${id}`}>{messagesIn(language, 'desk/prices')('toList')}</a>
      </p>
      <Loaded query={query}>
        {(rows) => <BulkPrices id={id} rows={rows} onSaved={() => query.refetch()} />}
      </Loaded>
    </DeskPage>
  )
}

interface Props {
  id: number
  rows: readonly ListPrice[]
  onSaved: () => Promise<unknown>
}

const WAYS = ['percent', 'paste'] as const
type Way = (typeof WAYS)[number]
const ROUNDING_NAMES = Object.keys(ROUNDINGS) as Rounding[] // keys() returns strings

function BulkPrices({ id, rows, onSaved }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/bulk-prices')
  const call = useDeskCall()
  const [way, setWay] = useState<Way>('percent')
  const [percent, setPercent] = useState('')
  const [rounding, setRounding] = useState<Rounding>('som')
  const [pasted, setPasted] = useState('')
  const read = typedPercent(percent)
  const { changes, problems } =
    way === 'paste'
      ? byPaste(rows, pasted)
      : { changes: read === null ? [] : byPercent(rows, read, rounding), problems: [] }
  const isTooMany = changes.length > PRICES_AT_ONCE
  const saving = useMutation({
    mutationFn: () =>
      call(listPrices.updateMany, {
        params: { id },
        body: {
          changes: changes.map(({ row, price }) => ({ id: row.id, revision: row.revision, price })),
        },
      }),
    onSuccess: async () => {
      setPercent('')
      setPasted('')
      await onSaved()
    },
  })
  useUnsaved(changes.length > 0 && !saving.isPending)
  const type = (change: () => void) => {
    saving.reset()
    change()
  }
  const { error } = saving
  const problemOf = ({ code, issues: [issue] }: ShyrdakError) =>
    issue ? describeIssue(issue, i18nOf(language)) : describeError(code, i18nOf(language))
  return (
    <section className="site-desk-section" aria-label={t('title')}>
      <p className="site-desk-note">{t('lead', { count: rows.length })}</p>
      <RadioGroup
        name="way"
        label={t('way')}
        options={WAYS.map((value) => ({ value, label: t(`ways.${value}`) }))}
        value={way}
        onChange={(value) => type(() => setWay(value === 'paste' ? 'paste' : 'percent'))}
      />
      {way === 'percent' ? (
        <div className="site-desk-fields">
          <Field
            id="bulk-percent"
            name="percent"
            label={t('percent')}
            hint={t('percentHint')}
            autoComplete="off"
            value={percent}
            error={percent.trim() !== '' && read === null ? t('percentWrong') : undefined}
            onChange={({ currentTarget: { value } }) => type(() => setPercent(value))}
          />
          <RadioGroup
            name="rounding"
            label={t('rounding')}
            options={ROUNDING_NAMES.map((value) => ({ value, label: t(`roundings.${value}`) }))}
            value={rounding}
            onChange={(value) =>
              type(() => setRounding(ROUNDING_NAMES.find((one) => one === value) ?? 'som'))
            }
          />
        </div>
      ) : (
        <Field
          id="bulk-paste"
          name="pasted"
          label={t('paste')}
          hint={t('pasteHint')}
          multiline
          rows={8}
          value={pasted}
          onChange={({ currentTarget: { value } }) => type(() => setPasted(value))}
        />
      )}
      {problems.length > 0 ? (
        <Alert tone="warning" live="polite" title={t('problems', { count: problems.length })}>
          <ul className="site-bulk-problems">
            {problems.map(({ line, text, code }) => (
              <li key={line}>
                {t(`problem.${code}`, { line })} <code>{text}</code>
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
      {changes.length > 0 ? <Preview changes={changes} /> : null}
      {error ? (
        <Alert tone="danger" title={t('failed')}>
          {isShyrdakError(error) && error.code === 'STALE' ? (
            <>
              <p>{t('stale')}</p>
              <Button
                size="small"
                tone="secondary"
                onClick={() => {
                  saving.reset()
                  void onSaved()
                }}
              >
                {messagesIn(language, 'desk/list')('reload')}
              </Button>
            </>
          ) : (
            problemOf(error)
          )}
        </Alert>
      ) : null}
      <p role="status">
        {saving.isSuccess && changes.length === 0 ? t('saved', { count: saving.data.changed }) : null}
        {isTooMany ? t('tooMany', { count: PRICES_AT_ONCE }) : null}
      </p>
      <div>
        <Button
          disabled={changes.length === 0 || problems.length > 0 || isTooMany}
          busy={saving.isPending}
          onClick={() => saving.mutate()}
        >
          {changes.length === 0 ? t('nothing') : t('save', { count: changes.length })}
        </Button>
      </div>
    </section>
  )
}

/** The maximum number of rows in the preview; the rest are only counted. */
const MAX_SHOWN = 200

function Preview({ changes }: { changes: readonly PriceChange[] }) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/bulk-prices')
  const tPrices = messagesIn(language, 'desk/prices')
  return (
    // It scrolls by itself, so it must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as said above
    <section className="site-bulk-preview" aria-label={t('preview')} tabIndex={0}>
      <DeskTable texts={[t('product'), t('from')]} numbers={[t('before'), t('after')]}>
        {changes.slice(0, MAX_SHOWN).map(({ row, price }) => (
          <tr key={row.id}>
            <td>
              {localized(row.product.name, language)}
              {row.sole ? <span className="site-desk-note">{localized(row.sole.name, language)}</span> : null}
            </td>
            <td>{tPrices('fromCount', { count: row.from_count })}</td>
            <td data-number data-label={t('before')}>
              {formatSom(row.price)}
            </td>
            <td data-number data-label={t('after')}>
              <strong>{formatSom(price)}</strong>
            </td>
          </tr>
        ))}
      </DeskTable>
      {changes.length > MAX_SHOWN ? (
        <p className="site-desk-note">{t('more', { count: changes.length - MAX_SHOWN })}</p>
      ) : null}
    </section>
  )
}
