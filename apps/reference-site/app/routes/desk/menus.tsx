import { MenusPage } from '#desk/menus/menus-page.tsx'

export default MenusPage
