import type { Issue } from '@shyrdak/sdk/contract'
import { CATEGORY_USES } from '@shyrdak/sdk/management'
import type { ComponentProps } from 'react'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { RemoveItem } from './remove-item.tsx'

interface Props extends Pick<ComponentProps<typeof RemoveItem>, 'question' | 'list' | 'remove' | 'removed'> {
  lead: string
}

/** Deletes something that nothing stands in; else says what does. */
export function RemoveSection({ lead, ...item }: Props) {
  const t = messagesIn(usePageContext().language, 'desk/form')
  return (
    <section className="site-desk-section" aria-label={t('remove')}>
      <p className="site-desk-note">{lead}</p>
      <RemoveItem {...item} renderInUse={(issues) => <Uses issues={issues} />} />
    </section>
  )
}

function Uses({ issues }: { issues: readonly Issue[] }) {
  const t = messagesIn(usePageContext().language, 'desk/form')
  const uses = issues.flatMap(({ path, code, params }) => {
    const use = CATEGORY_USES.find((one) => one === path[0])
    return use && code === 'in_use'
      ? [{ use, count: Number(params?.['count']), names: params?.['names'] }]
      : []
  })
  return (
    <ul>
      {uses.map(({ use, count, names }) => (
        <li key={use}>
          {t(`uses.${use}`, { count })}
          {names === undefined ? null : `: ${names}`}
        </li>
      ))}
    </ul>
  )
}
