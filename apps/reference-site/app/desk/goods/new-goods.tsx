import './goods.css'
import { Button } from '@shyrdak/blocks/parts/button'
import type { GoodsChoices } from '@shyrdak/sdk/management'
import { useState } from 'react'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { BackLink } from '../back-link.tsx'
import { DeskPage } from '../desk-page.tsx'
import { Loaded } from '../loaded.tsx'
import { GOODS_CATEGORIES, type GoodsKind } from './goods-kind.ts'
import { NewGoodsForm } from './new-goods-form.tsx'
import { useChoices } from './use-choices.ts'

/** Creates a product with the required fields and opens its page for the rest. */
export function NewGoods({ kind }: { kind: GoodsKind }) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/goods')
  const choices = useChoices(kind)
  return (
    <DeskPage title={t(`newOf.${kind}`)}>
      <p className="site-desk-ways">
        <BackLink list={`/desk/${kind}`}>{t('back')}</BackLink>
      </p>
      <p className="site-desk-note">{t('newLead')}</p>
      <Loaded query={choices}>{(all) => <NewGoodsOf kind={kind} choices={all} />}</Loaded>
    </DeskPage>
  )
}

interface Props {
  kind: GoodsKind
  choices: GoodsChoices
}

function NewGoodsOf({ kind, choices }: Props) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/goods')
  const hasCategories = choices.categories.length > 0
  // The form stays when a colleague deletes the last category.
  const [isBegun, setBegun] = useState(hasCategories)
  if (hasCategories && !isBegun) setBegun(true)
  return (
    <>
      {hasCategories ? null : (
        <div className="site-desk-section">
          <p role="status">{t(isBegun ? 'noMoreCategories' : 'noCategories')}</p>
          <div>
            <Button
              href={`${prefix}/desk/${GOODS_CATEGORIES[kind]}/new`}
              {...(isBegun && { target: '_blank', rel: 'noopener', tone: 'secondary' })}
            >
              {t(isBegun ? 'makeCategoryInTab' : 'makeCategory')}
            </Button>
          </div>
        </div>
      )}
      {isBegun ? <NewGoodsForm kind={kind} choices={choices} /> : null}
    </>
  )
}
