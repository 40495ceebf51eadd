import type { LocalizedText } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import type { GoodsLink } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { TheirChanges } from '../form/their-changes.tsx'
import { TheirRows } from '../sorting/their-rows.tsx'
import type { DeskGoods } from './goods-kind.ts'
import { changedLinks, formerPlaces, type LinkEntry, type LinksForm } from './links-form.ts'

interface Props {
  before: DeskGoods
  now: DeskGoods
  form: LinksForm
  isLocked: boolean
  change: (update: (form: LinksForm) => LinksForm, field: string) => void
}

/** The texts of several buttons, each by the place of its button in the form. */
type Texts = Readonly<Record<string, string | LocalizedText>>

const hrefKey = (place: number) => `${place}-href`
const textKey = (place: number) => `${place}-text`

/** What a colleague has changed meanwhile in the buttons of a product; else that they have changed it elsewhere. */
export function TheirLinks({ before, now, form, isLocked, change }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/goods')
  const tForm = messagesIn(language, 'desk/form')
  if (changedLinks(now.links, before.links) === 0) return t('staleFacts')
  const nameOf = ({ text, href }: GoodsLink) => localized(text, language) || href
  const former = formerPlaces(now.links, before.links)
  const rowsOf = (links: readonly GoodsLink[], idOf: (place: number) => number) =>
    links.map((link, place) => ({ id: idOf(place), depth: 0, name: nameOf(link) }))
  const changed = now.links.flatMap((link, place) => {
    const was = before.links[former[place] ?? -1]
    if (!was || changedLinks([link], [was]) === 0) return []
    return [{ was, link, at: form.findIndex(({ from }) => from === place) }]
  })
  const shown = changed.filter(({ at }) => at !== -1)
  const textsOf = (linkOf: (one: (typeof shown)[number]) => GoodsLink | undefined): Texts =>
    Object.fromEntries(
      shown.flatMap((one) => {
        const link = linkOf(one)
        return link ? [[textKey(one.at), link.text] as const, [hrefKey(one.at), link.href] as const] : []
      }),
    )
  const take = (texts: Texts) => (links: LinksForm) =>
    links.map((link, place): LinkEntry => {
      const [text, href] = [texts[textKey(place)], texts[hrefKey(place)]]
      return typeof text === 'object' && typeof href === 'string' ? { ...link, text, href } : link
    })
  const typed = textsOf(({ at }) => form[at])
  const leftOut = changed.filter(({ at }) => at === -1).map(({ was }) => nameOf(was))
  const back = form.filter(({ isBack }) => isBack).map(nameOf)
  return (
    <>
      <TheirRows
        before={rowsOf(before.links, (place) => place)}
        now={rowsOf(now.links, (place) => former[place] ?? before.links.length + place)}
      />
      {leftOut.length > 0 ? <p>{t('theirsLeftOut', { names: leftOut.join(', ') })}</p> : null}
      {back.length > 0 ? <p>{t('theirsBack', { names: back.join(', ') })}</p> : null}
      {shown.length > 0 ? (
        <TheirChanges<Texts>
          names={Object.fromEntries(
            shown.flatMap(({ at }) => [
              [textKey(at), t('link', { place: at + 1 })],
              [hrefKey(at), t('linkHrefOf', { place: at + 1 })],
            ]),
          )}
          before={textsOf(({ was }) => was)}
          now={textsOf(({ link }) => link)}
          form={typed}
          isLocked={isLocked}
          onTake={(update, key) => {
            const [field = '', of] = key.split('.')
            const [place = '', part = ''] = field.split('-')
            change(take(update(typed)), ['links', place, part, ...(of === undefined ? [] : [of])].join('.'))
          }}
        />
      ) : (
        <p>{tForm('theirsMerged')}</p>
      )}
    </>
  )
}
