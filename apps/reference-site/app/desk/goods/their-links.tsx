import { localized } from '@shyrdak/sdk/format'
import type { GoodsLink } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { TheirEntries } from '../sorting/their-entries.tsx'
import type { DeskGoods } from './goods-kind.ts'
import { changedLinks, formerLinks, typeLink, type LinksForm } from './links-form.ts'

interface Props {
  before: DeskGoods
  now: DeskGoods
  form: LinksForm
  isLocked: boolean
  change: (update: (form: LinksForm) => LinksForm, field: string) => void
}

/** Lists a colleague's changes to the buttons of a product, or says that they changed other parts of it. */
export function TheirLinks({ before, now, form, isLocked, change }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/goods')
  if (changedLinks(now.links, before.links) === 0) return t('staleFacts')
  const nameOf = ({ text, href }: GoodsLink) => localized(text, language) || href
  const former = formerLinks(now.links, before.links)
  const rowsOf = (links: readonly GoodsLink[], idOf: (place: number) => number) =>
    links.map((link, place) => ({ id: idOf(place), depth: 0, name: nameOf(link) }))
  const changed = now.links.flatMap((link, place) => {
    const was = before.links[former[place] ?? -1]
    if (!was || changedLinks([link], [was]) === 0) return []
    return [{ was, now: link, at: form.findIndex(({ from }) => from === place) }]
  })
  return (
    <TheirEntries
      before={rowsOf(before.links, (place) => place)}
      now={rowsOf(now.links, (place) => former[place] ?? before.links.length + place)}
      changed={changed.flatMap(({ at, ...one }) => {
        const typed = form[at]
        if (!typed) return []
        const [textName, hrefName] = [t('link', { place: at + 1 }), t('linkHrefOf', { place: at + 1 })]
        return [{ ...one, typed, key: String(at), textName, hrefName }]
      })}
      leftOut={changed.filter(({ at }) => at === -1).map(({ was }) => nameOf(was))}
      back={form.filter(({ isBack }) => isBack).map(nameOf)}
      isLocked={isLocked}
      onTake={(key, entry, part) =>
        change((links) => typeLink(links, Number(key), entry), `links.${key}.${part}`)
      }
    />
  )
}
