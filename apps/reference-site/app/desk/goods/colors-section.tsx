import { Alert } from '@shyrdak/blocks/parts/alert'
import { formatSize, localized } from '@shyrdak/sdk/format'
import { GOODS_COLORS, type GoodsChoices } from '@shyrdak/sdk/management'
import { useState } from 'react'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'
import { focusAfterRender } from '../form/focus-after-render.ts'
import { SaveBar } from '../form/save-bar.tsx'
import { useDeskForm } from '../form/use-desk-form.ts'
import type { Item } from '../use-item.ts'
import { AddChoice } from './add-choice.tsx'
import { ColorCard, colorHeadingId } from './color-card.tsx'
import {
  addColor,
  changeColor,
  changedColors,
  colorsForm,
  colorsToSend,
  lostStock,
  moveColor,
  itemsOfColor,
  removeColor,
  renewColors,
  wrongColors,
} from './colors-form.ts'
import type { DeskGoods, GoodsEndpoints } from './goods-kind.ts'
import { TheirColors } from './their-colors.tsx'

const HEADING_ID = 'desk-colors'

interface Props extends Item<DeskGoods> {
  endpoint: GoodsEndpoints['setColors']
  goods: DeskGoods
  choices: GoodsChoices
}

/** The form for a product's colours with their photos and sizes, in the order in which shoppers see them. */
export function ColorsSection({ endpoint, goods, choices, save, reload }: Props) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/goods')
  const call = useDeskCall()
  const isOnSale = goods.prices.length > 0
  /** The last moved colour, whose new position is announced. */
  const [moved, setMoved] = useState<number | null>(null)
  const { ref, form, change, errorOf, submit, state } = useDeskForm({
    name: 'colors',
    read: goods,
    formOf: colorsForm,
    renew: (typed, now, before) => renewColors(typed, colorsForm(now), colorsForm(before)),
    changes: (typed, read) => changedColors(typed, colorsForm(read)),
    isNews: (before, now) => changedColors(colorsForm(before), colorsForm(now)) > 0,
    bodyOf: (typed) => colorsToSend(typed, { isOnSale }),
    wrongOf: wrongColors,
    save: (body) =>
      save(call(endpoint, { params: { id: goods.id }, query: { revision: goods.revision }, body })),
    reload: () => reload(),
  })
  const known = new Map(choices.colors.map((color) => [color.id, color]))
  const rest = choices.colors.filter(({ id }) => !form.some(({ color_id }) => color_id === id))
  const lost = lostStock(form, goods)
  const chart = choices.size_charts.find(({ id }) => 'size_chart_id' in goods && id === goods.size_chart_id)
  const place = form.findIndex(({ color_id }) => color_id === moved)
  const movedColor = place === -1 || moved === null ? undefined : known.get(moved)
  const error = errorOf('colors')
  return (
    <section className="site-desk-section" aria-labelledby={HEADING_ID}>
      <header>
        <h2 id={HEADING_ID} tabIndex={-1}>
          {t('colors')}
        </h2>
        <p className="site-desk-note">{t('colorsLead')}</p>
      </header>
      <form ref={ref} noValidate onSubmit={submit}>
        {error === undefined ? null : <Alert tone="danger">{error}</Alert>}
        {form.map((entry, at) => {
          const color = known.get(entry.color_id)
          return color ? (
            <ColorCard
              key={entry.color_id}
              entry={entry}
              color={color}
              items={itemsOfColor(entry.color_id, goods)}
              chart={chart}
              isFirst={at === 0}
              isLast={at === form.length - 1}
              isLocked={state.isSaving}
              errorOf={errorOf}
              onChange={(changes, key) => change((now) => changeColor(now, entry.color_id, changes), key)}
              onMove={(by) => {
                change((now) => moveColor(now, entry.color_id, by))
                setMoved(entry.color_id)
              }}
              onRemove={() => {
                change((now) => removeColor(now, entry.color_id), 'colors')
                const beside = form[at + 1] ?? form[at - 1]
                focusAfterRender(beside ? colorHeadingId(beside.color_id) : HEADING_ID)
              }}
            />
          ) : null
        })}
        <p className="shyrdak-hidden" role="status">
          {movedColor
            ? messagesIn(language, 'desk/sorting')('place', {
                name: localized(movedColor.name, language),
                place: place + 1,
                of: form.length,
              })
            : null}
        </p>
        {rest.length > 0 && form.length < GOODS_COLORS ? (
          <AddChoice
            id="desk-add-color"
            label={t('addColorLabel')}
            placeholder={t('chooseColor')}
            options={rest.map(({ id, name }) => ({ value: String(id), label: localized(name, language) }))}
            isLocked={state.isSaving}
            fieldOf={(id) => `desk-sizes-${id}`}
            onAdd={(id) => change((now) => addColor(now, Number(id)), 'colors')}
          />
        ) : null}
        {choices.colors.length === 0 ? (
          <p>
            {t('noColors')} <a href={`${prefix}/desk/colors/new`}>{t('makeColor')}</a>
          </p>
        ) : null}
        {lost.length > 0 ? (
          <Alert tone="warning" title={t('lostPieces')}>
            {lost
              .map(({ color_name, size, quantity }) =>
                t('lostOf', {
                  color: localized(color_name, language),
                  size: formatSize(size, language),
                  pieces: t('in_stock', { count: quantity }),
                }),
              )
              .join('; ')}
          </Alert>
        ) : null}
        <SaveBar
          {...state}
          stale={
            state.outcome.kind === 'stale' ? (
              <TheirColors {...state.outcome} form={form} isLocked={state.isSaving} change={change} />
            ) : null
          }
          saved={t('saved')}
        />
      </form>
    </section>
  )
}
