import { MENU_NAMES, managedMenus, type MenuName } from '@shyrdak/sdk/management'
import { useSearchParams } from 'react-router'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'
import { DeskPage } from '../desk-page.tsx'
import { FilterLinks } from '../filter-links.tsx'
import { Loaded } from '../loaded.tsx'
import { useItem } from '../use-item.ts'
import { MenuSection } from './menu-section.tsx'

/** The menus of the shop, one at a time, each saved as a whole. */
export function MenusPage() {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/menus')
  const [search] = useSearchParams()
  const name = MENU_NAMES.find((one) => one === search.get('menu')) ?? 'retail'
  return (
    <DeskPage title={t('title')}>
      <p className="site-desk-note">{t(`about.${name}`)}</p>
      <FilterLinks
        label={t('title')}
        links={MENU_NAMES.map((one) => ({
          title: t(`names.${one}`),
          href: `${prefix}/desk/menus?menu=${one}`,
          isChosen: one === name,
        }))}
      />
      <p className="site-desk-ways">
        <a href={name === 'wholesale' ? `${prefix}/admin/reyestr` : `${prefix}/`}>{t('inShop')}</a>
      </p>
      <Menu key={name} name={name} />
    </DeskPage>
  )
}

function Menu({ name }: { name: MenuName }) {
  const t = messagesIn(usePageContext().language, 'desk/menus')
  const call = useDeskCall()
  const { query, save, reload } = useItem(managedMenus.read, { params: { name } })
  return (
    <Loaded query={query}>
      {(menu) => (
        <MenuSection
          title={t(`names.${name}`)}
          menu={menu}
          save={(body) =>
            save(call(managedMenus.update, { params: { name }, query: { revision: menu.revision }, body }))
          }
          reload={reload}
        />
      )}
    </Loaded>
  )
}
