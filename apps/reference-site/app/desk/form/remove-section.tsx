import { Button } from '@shyrdak/blocks/parts/button'
import type { Issue } from '@shyrdak/sdk/contract'
import { CATEGORY_USES, type CategoryUse } from '@shyrdak/sdk/management'
import type { ComponentProps } from 'react'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { RemoveItem } from './remove-item.tsx'

/** How much of a kind needs it, and what the first of them are called. */
interface Use {
  readonly use: CategoryUse
  readonly count: number
  readonly names: readonly string[]
}

interface Props extends Pick<ComponentProps<typeof RemoveItem>, 'question' | 'list' | 'remove' | 'removed'> {
  lead: string
  /** What needs it as far as is known: the store refuses then, which is said beforehand. */
  uses?: readonly Use[]
}

const NONE: readonly Use[] = []

/** Deletes something that nothing stands in; else says what does. */
export function RemoveSection({ lead, uses = NONE, ...item }: Props) {
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

const usesOf = (issues: readonly Issue[]): Use[] =>
  issues.flatMap(({ path, code, params }) => {
    const use = CATEGORY_USES.find((one) => one === path[0])
    const names = params?.['names']
    return use && code === 'in_use'
      ? [{ use, count: Number(params?.['count']), names: names === undefined ? [] : [String(names)] }]
      : []
  })

function Uses({ uses }: { uses: readonly Use[] }) {
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
