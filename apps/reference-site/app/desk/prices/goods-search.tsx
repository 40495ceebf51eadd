import { i18nOf, messagesIn } from '../../messages/messages-in.ts'
import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Field } from '@shyrdak/blocks/parts/field'
import { RadioGroup } from '@shyrdak/blocks/parts/radio-group'
import { localized } from '@shyrdak/sdk/format'
import { listPrices, type PricedGoods } from '@shyrdak/sdk/management'
import { describeError } from '@shyrdak/sdk/messages'
import { useMutation } from '@tanstack/react-query'
import { useState, type KeyboardEvent } from 'react'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'
import { Locked } from '../form/locked.tsx'

interface Props {
  chosen: PricedGoods | null
  error: string | undefined
  isLocked: boolean
  onChoose: (goods: PricedGoods) => void
}

/** Searches the product for a new price, by name or id. */
export function GoodsSearch({ chosen, error, isLocked, onChoose }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/prices')
  const call = useDeskCall()
  const [text, setText] = useState('')
  const search = useMutation({
    mutationFn: (typed: string) => call(listPrices.goods, { query: { text: typed } }),
  })
  const find = () => {
    if (text.trim() !== '') search.mutate(text.trim().slice(0, 100))
  }
  const others = (search.data ?? []).filter(({ id }) => id !== chosen?.id)
  // The chosen product stays in view, since the price is added to it whatever is searched for.
  const found = chosen ? [chosen, ...others] : others
  return (
    <>
      <div className="site-prices-find">
        <Field
          id="desk-goods-search"
          name="text"
          type="search"
          label={t('goods')}
          required={chosen === null}
          autoComplete="off"
          value={text}
          readOnly={isLocked}
          error={found.length === 0 ? error : undefined}
          onChange={({ currentTarget: { value } }) => setText(value)}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key !== 'Enter') return
            // Enter starts the search instead of submitting the surrounding form.
            event.preventDefault()
            find()
          }}
        />
        <Button tone="secondary" busy={search.isPending} onClick={find}>
          {t('findGoods')}
        </Button>
      </div>
      {search.error ? (
        <Alert tone="danger">{describeError(search.error.code, i18nOf(language))}</Alert>
      ) : null}
      {search.data?.length === 0 ? <p role="status">{t('noGoods')}</p> : null}
      {found.length > 0 ? (
        <Locked isLocked={isLocked}>
          <RadioGroup
            name="product_id"
            variant="rows"
            label={t('chooseGoods')}
            value={chosen ? String(chosen.id) : ''}
            error={error}
            onChange={(value) => {
              const goods = found.find(({ id }) => String(id) === value)
              if (goods) onChoose(goods)
            }}
            options={found.map(({ id, name }) => ({
              value: String(id),
              label: localized(name, language),
              note: String(id),
            }))}
          />
        </Locked>
      ) : null}
    </>
  )
}
