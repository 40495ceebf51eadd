import { localized } from '@shyrdak/sdk/format'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { TheirChanges } from '../form/their-changes.tsx'
import { TheirRows } from '../sorting/their-rows.tsx'
import {
  changeColor,
  changedColors,
  colorsForm,
  sizesKey,
  theirColors,
  type ColorsForm,
} from './colors-form.ts'
import type { DeskGoods } from './goods-kind.ts'

interface Props {
  before: DeskGoods
  now: DeskGoods
  form: ColorsForm
  isLocked: boolean
  change: (update: (form: ColorsForm) => ColorsForm, field: string) => void
}

/** Lists a colleague's changes to the colours of a product, or says that they changed other parts of it. */
export function TheirColors({ before, now, form, isLocked, change }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/goods')
  const tForm = messagesIn(language, 'desk/form')
  const [was, is] = [colorsForm(before), colorsForm(now)]
  if (changedColors(is, was) === 0) return t('staleFacts')
  const names = new Map(
    [...before.colors, ...now.colors].map((one) => [one.color_id, localized(one.color_name, language)]),
  )
  const nameOf = (id: number) => names.get(id) ?? ''
  const rowsOf = ({ colors }: DeskGoods) =>
    colors.map(({ color_id }) => ({ id: color_id, depth: 0, name: nameOf(color_id) }))
  const { sizes, photos, leftOut, back } = theirColors(form, is, was)
  const named = (ids: readonly number[]) => ids.map(nameOf).join(', ')
  const lines = [
    photos.length > 0
      ? t('theirLists', { names: photos.map((id) => t('photosOf', { color: nameOf(id) })).join(', ') })
      : null,
    leftOut.length > 0 ? tForm('theirsLeftOut', { names: named(leftOut) }) : null,
    back.length > 0 ? t('theirsBackColors', { names: named(back) }) : null,
  ]
  const textsOf = (textOf: (one: (typeof sizes)[number]) => string) =>
    Object.fromEntries(sizes.map((one) => [String(one.id), textOf(one)]))
  const typed = new Map(form.map((entry) => [entry.color_id, entry.sizes]))
  const typedTexts = textsOf(({ id }) => typed.get(id) ?? '')
  return (
    <>
      <TheirRows before={rowsOf(before)} now={rowsOf(now)} />
      {lines.map((line) => (line === null ? null : <p key={line}>{line}</p>))}
      {sizes.length > 0 ? (
        <TheirChanges<Readonly<Record<string, string>>>
          names={textsOf(({ id }) => t('sizesIn', { color: nameOf(id) }))}
          before={textsOf((one) => one.was.sizes)}
          now={textsOf(({ entry }) => entry.sizes)}
          form={typedTexts}
          isLocked={isLocked}
          onTake={(update, id) =>
            change(
              (one) => changeColor(one, Number(id), { sizes: update(typedTexts)[id] ?? '' }),
              sizesKey(Number(id)),
            )
          }
        />
      ) : (
        <p>{tForm('theirsMerged')}</p>
      )}
    </>
  )
}
