import { localized } from '@shyrdak/sdk/format'
import { managedColors } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'
import { BackLink } from '../back-link.tsx'
import { DeskPage } from '../desk-page.tsx'
import { Loaded } from '../loaded.tsx'
import { RemoveSection } from '../form/remove-section.tsx'
import { useItem } from '../use-item.ts'
import { colorFormOf } from './color-form.ts'
import { ColorSection } from './color-section.tsx'

/** The page of a colour. */
export function ColorPage({ id }: { id: number }) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/colors')
  const call = useDeskCall()
  const params = { id }
  const { query, save, reload } = useItem(managedColors.read, { params })
  return (
    <DeskPage title={query.data ? localized(query.data.name, language) : t('title')}>
      <p className="site-desk-ways">
        <BackLink list="/desk/colors">{t('back')}</BackLink>
      </p>
      <Loaded query={query}>
        {({ revision, uses, ...color }) => (
          <>
            <p className="site-desk-note">
              {t('goods', { count: color.goods.retail + color.goods.special + color.goods.wholesale })}
            </p>
            <ColorSection
              color={colorFormOf(color)}
              save={async (body) =>
                colorFormOf(await save(call(managedColors.update, { params, query: { revision }, body })))
              }
              reload={async () => colorFormOf(await reload())}
            />
            <RemoveSection
              lead={t('removeLead')}
              question={t('removeAsk')}
              uses={uses}
              list="/desk/colors"
              removed={t('removed', { name: localized(color.name, language) })}
              remove={() => call(managedColors.remove, { params, query: { revision } })}
            />
          </>
        )}
      </Loaded>
    </DeskPage>
  )
}
