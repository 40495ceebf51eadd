import { useAuth } from '@shyrdak/react-store'
import type { WholesaleProfile } from '@shyrdak/sdk/contract'
import { useEffect, useState } from 'react'
import type { ShellContent } from '../shell/load-shell.ts'
import { Menu, type MenuProps } from '../shell/menu.tsx'
import { areaMenu } from './area-menu.ts'

interface Props extends Omit<MenuProps, 'items'> {
  shell: Pick<ShellContent, 'menu' | 'wholesaleMenu'>
}

/**
 * The header's menu on account pages: an approved wholesale client's own menu, the store's for everybody else. The
 * pages of the former are closed to clients who wait for approval.
 */
export function AccountAreaMenu({ shell: { menu, wholesaleMenu }, ...rest }: Props) {
  const own = useStatus() === 'active' ? areaMenu(wholesaleMenu) : []
  return <Menu {...rest} items={own.length > 0 ? own : menu} />
}

/** The status of the logged-in wholesale client; undefined until it is loaded, and for other audiences. */
function useStatus(): WholesaleProfile['status'] | undefined {
  const { view: auth } = useAuth()
  const [status, setStatus] = useState<WholesaleProfile['status']>()
  const isWholesale = auth?.audience === 'wholesale'
  useEffect(() => {
    if (!isWholesale) return
    // Its code is loaded on demand, because few people are wholesale clients. The page's own calls report a failure.
    import('./own-client.ts')
      .then(({ ownClient }) => ownClient())
      .then((client) => setStatus(client.status))
      .catch(() => setStatus(undefined))
  }, [isWholesale])
  return isWholesale ? status : undefined
}
