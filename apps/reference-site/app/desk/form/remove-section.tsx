import { Button } from '@shyrdak/blocks/parts/button'
import type { Issue } from '@shyrdak/sdk/contract'
import { USES, type InUse } from '@shyrdak/sdk/management'
import type { ComponentProps } from 'react'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { RemoveItem } from './remove-item.tsx'

interface Props extends Pick<ComponentProps<typeof RemoveItem>, 'question' | 'list' | 'remove' | 'removed'> {
  lead: string
  /** The known uses of the item. The store would refuse to delete it, so they are listed instead. */
  uses: readonly InUse[]
}

/** A section to delete an item that nothing uses, or to list its uses. */
export function RemoveSection({ lead, uses, ...item }: Props) {
  const t = messagesIn(usePageContext().language, 'desk/form')
  const known = uses.filter(({ count }) => count > 0)
  return (
    <section className="site-desk-section" aria-label={t('remove')}>
      <div id="desk-remove-lead">
        <p className="site-desk-note">{lead}</p>
        {known.length > 0 ? <Uses uses={known} /> : null}
      </div>
      {known.length > 0 ? (
        <div className="site-desk-ways">
          <Button tone="secondary" size="small" disabled aria-describedby="desk-remove-lead">
            {t('remove')}
          </Button>
        </div>
      ) : (
        <RemoveItem {...item} renderInUse={(issues) => <Uses uses={usesOf(issues)} />} />
      )}
    </section>
  )
}

const usesOf = (issues: readonly Issue[]): InUse[] =>
  issues.flatMap(({ path, code, params }) => {
    const use = USES.find((one) => one === path[0])
    const names = params?.['names']
    return use && code === 'in_use'
      ? [{ use, count: Number(params?.['count']), names: names === undefined ? [] : [String(names)] }]
      : []
  })

function Uses({ uses }: { uses: readonly InUse[] }) {
  const t = messagesIn(usePageContext().language, 'desk/form')
  return (
    <ul>
      {uses.map(({ use, count, names }) => (
        <li key={use}>
          {t(`uses.${use}`, { count })}
          {names.length === 0 ? null : `: ${names.join(', ')}`}
        </li>
      ))}
    </ul>
  )
}
