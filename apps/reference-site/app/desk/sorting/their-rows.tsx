import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { changesOf, type Places } from './places.ts'

export type NamedRow = Places[number] & { readonly name: string }

interface Props {
  before: readonly NamedRow[]
  now: readonly NamedRow[]
}

/** Lists what a colleague has added, removed and moved in a list. */
export function TheirRows({ before, now }: Props) {
  const t = messagesIn(usePageContext().language, 'desk/sorting')
  const names = new Map([...before, ...now].map(({ id, name }) => [id, name]))
  const changes = changesOf(before, now)
  const shown = (['added', 'removed', 'moved'] as const).filter((what) => changes[what].length > 0)
  if (shown.length === 0) return null
  return (
    <ul>
      {shown.map((what) => (
        <li key={what}>
          {t(what, {
            names: changes[what].map((id) => t('named', { name: names.get(id) ?? '' })).join(', '),
          })}
        </li>
      ))}
    </ul>
  )
}
