import { useAuth } from '@shyrdak/react-store'
import type { ShellContent } from '../shell/load-shell.ts'
import { Menu, type MenuProps } from '../shell/menu.tsx'
import { areaMenu } from './area-menu.ts'

interface Props extends Omit<MenuProps, 'items'> {
  shell: Pick<ShellContent, 'menu' | 'wholesaleMenu'>
}

/** The header's menu on account pages: a wholesale client's own menu, the store's for everybody else. */
export function AccountAreaMenu({ shell: { menu, wholesaleMenu }, ...rest }: Props) {
  const { view: auth } = useAuth()
  const own = auth?.audience === 'wholesale' ? areaMenu(wholesaleMenu) : []
  return <Menu {...rest} items={own.length > 0 ? own : menu} />
}
