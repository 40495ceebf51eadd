import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { TheirEntries } from '../sorting/their-entries.tsx'
import type { MenuForm, MenuRow } from './menu-form.ts'
import { theirMenu } from './renew-menu.ts'

interface Props {
  before: MenuForm
  now: MenuForm
  form: MenuForm
  isLocked: boolean
  nameOf: (row: MenuRow) => string
  onTake: (row: MenuRow, field: string) => void
}

const entryOf = ({ title, url }: MenuRow) => ({ text: title, href: url })

/** Lists a colleague's changes to a menu. */
export function TheirMenu({ before, now, form, isLocked, nameOf, onTake }: Props) {
  const t = messagesIn(usePageContext().language, 'desk/menus')
  const theirs = theirMenu(form, now, before)
  const named = ({ id, depth, row }: (typeof theirs.now)[number]) => ({
    id,
    depth,
    name: row ? nameOf(row) : '',
  })
  return (
    <TheirEntries
      before={theirs.before.map(named)}
      now={theirs.now.map(named)}
      changed={theirs.written.map(({ row, was, mine }) => ({
        key: mine.id,
        textName: t('titleOf', { name: nameOf(was) }),
        hrefName: t('addressOf', { name: nameOf(was) }),
        was: entryOf(was),
        now: entryOf(row),
        typed: entryOf(mine),
      }))}
      leftOut={theirs.leftOut.map(nameOf)}
      back={theirs.back.map(nameOf)}
      isLocked={isLocked}
      onTake={(key, { text, href }, part) => {
        const row = form.find(({ id }) => id === key)
        const field = part.replace('text', 'title').replace('href', 'url')
        if (row) onTake({ ...row, title: text, url: href }, `${key}.${field}`)
      }}
    />
  )
}
