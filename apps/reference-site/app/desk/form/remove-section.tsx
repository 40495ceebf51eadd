import { Button } from '@shyrdak/blocks/parts/button'
import type { Issue } from '@shyrdak/sdk/contract'
import { MENU_NAMES, USES, type InUse, type UsedBy } from '@shyrdak/sdk/management'
import type { ComponentProps } from 'react'
import { pagePath } from '../../content/page-path.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { RemoveItem } from './remove-item.tsx'

interface Props extends Pick<ComponentProps<typeof RemoveItem>, 'question' | 'list' | 'remove' | 'removed'> {
  lead: string
  /** The known uses of the item. The store would refuse to delete it, so they are listed instead. */
  uses: readonly InUse[]
}

/** A section that deletes an unused item, or lists its uses. */
export function RemoveSection({ lead, uses, ...item }: Props) {
  const t = messagesIn(usePageContext().language, 'desk/form')
  const known = uses.filter(({ count }) => count > 0)
  return (
    <section className="site-desk-section" aria-label={t('remove')}>
      <div id="desk-remove-lead">
        <p className="site-desk-note">{lead}</p>
        {known.length > 0 ? <Uses uses={known.map(withMore)} /> : null}
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

/** A displayed use. `more` is the number of things whose names are omitted. */
interface SaidUse extends InUse {
  readonly more: number
}

/** Reads the uses from the issues of a refusal, where the names are joined to one string. */
const usesOf = (issues: readonly Issue[]): SaidUse[] =>
  issues.flatMap(({ path, code, params }) => {
    const use = USES.find((one) => one === path[0])
    if (!use || code !== 'in_use') return []
    const text = params?.['names']
    // Other names may contain commas.
    const isSplit = use === 'menus' || use === 'pages'
    const names = text === undefined ? [] : isSplit ? String(text).split(', ') : [String(text)]
    return [{ use, count: Number(params?.['count']), names, more: 0 }]
  })

/** Adds the number of omitted names: 0 for a kind without names, which shows only its count. */
const withMore = (use: InUse): SaidUse => ({
  ...use,
  more: use.names.length === 0 ? 0 : use.count - use.names.length,
})

function Uses({ uses }: { uses: readonly SaidUse[] }) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/form')
  const tMenus = messagesIn(language, 'desk/menus')
  const called = (use: UsedBy, name: string) => {
    // Pages are named by their address, which a visitor sees as a path.
    if (use === 'pages') return pagePath(name)
    const menu = use === 'menus' ? MENU_NAMES.find((one) => one === name) : undefined
    return menu ? tMenus(`names.${menu}`) : name
  }
  return (
    <ul>
      {uses.map(({ use, count, names, more }) => (
        <li key={use}>
          {t(`uses.${use}`, { count })}
          {names.length === 0 ? null : `: ${names.map((name) => called(use, name)).join(', ')}`}
          {more > 0 ? ` ${t('andMore', { count: more })}` : null}
        </li>
      ))}
    </ul>
  )
}
