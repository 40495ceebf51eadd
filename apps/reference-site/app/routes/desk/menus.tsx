import { deskListMeta } from '../../desk/desk-meta.ts'
import { MenusPage } from '../../desk/menus/menus-page.tsx'

export const meta = deskListMeta('menus')

export default MenusPage
