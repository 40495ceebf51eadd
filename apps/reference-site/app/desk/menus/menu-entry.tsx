import { Button } from '@shyrdak/blocks/parts/button'
import { Icon } from '@shyrdak/blocks/parts/icon'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'

interface Props {
  name: string
  url: string
  /** The link leads to no page of the shop. */
  isBroken: boolean
  isLocked: boolean
  onEdit: () => void
  onRemove: () => void
}

/** A menu entry whose fields are closed. */
export function MenuEntry({ name, url, isBroken, isLocked, onEdit, onRemove }: Props) {
  const t = messagesIn(usePageContext().language, 'desk/menus')
  return (
    <div className="site-menu-entry">
      <span>
        {name}
        <span className="site-desk-note">{url}</span>
        {isBroken ? (
          <span className="site-desk-broken">
            <Icon name="warning" /> {t('broken')}
          </span>
        ) : null}
      </span>
      <span className="site-menu-actions">
        <Button tone="quiet" size="small" data-edit onClick={onEdit}>
          {t('edit')}
          <span className="shyrdak-hidden">{` ${name}`}</span>
        </Button>
        <Button tone="quiet" size="small" disabled={isLocked} onClick={onRemove}>
          {t('remove')}
          <span className="shyrdak-hidden">{` ${name}`}</span>
        </Button>
      </span>
    </div>
  )
}
