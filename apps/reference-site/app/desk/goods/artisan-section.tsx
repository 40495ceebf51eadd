import { messagesIn } from '../../messages/messages-in.ts'
import { Select } from '@shyrdak/blocks/parts/select'
import { managedGoodsArtisan, type GoodsArtisan } from '@shyrdak/sdk/management'
import { localized } from '@shyrdak/sdk/format'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'
import { SaveBar } from '../form/save-bar.tsx'
import { useDeskForm } from '../form/use-desk-form.ts'
import { Loaded } from '../loaded.tsx'
import { useItem, type Item } from '../use-item.ts'

/** Which workshop made a retail product. */
export function ArtisanSection({ id }: { id: number }) {
  const t = messagesIn(usePageContext().language, 'desk/goods')
  const { query, save, reload } = useItem(managedGoodsArtisan.read, { params: { id } })
  return (
    <section className="site-desk-section" aria-labelledby="desk-artisan">
      <header>
        <h2 id="desk-artisan">{t('artisan')}</h2>
        <p className="site-desk-note">{t('artisanLead')}</p>
      </header>
      <Loaded query={query}>
        {(goods) => <ArtisanForm id={id} goods={goods} save={save} reload={reload} />}
      </Loaded>
    </section>
  )
}

interface Props extends Item<GoodsArtisan> {
  id: number
  goods: GoodsArtisan
}

const valueOf = ({ artisan_id }: GoodsArtisan) => String(artisan_id ?? '')

function ArtisanForm({ id, goods, save, reload }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/goods')
  const call = useDeskCall()
  const { ref, form, change, errorOf, isSaving, submit, bar } = useDeskForm({
    read: goods,
    formOf: valueOf,
    changes: (chosen, read) => Number(chosen !== valueOf(read)),
    bodyOf: (chosen, { artisan_id: from }) => ({
      body: { from, artisan_id: chosen === '' ? null : Number(chosen) },
      wrong: null,
    }),
    save: (body) => save(call(managedGoodsArtisan.update, { params: { id }, body })),
    reload: () => reload(),
  })
  return (
    <form ref={ref} noValidate onSubmit={submit}>
      <Select
        id="desk-artisan-choice"
        name="artisan_id"
        label={t('artisanChoice')}
        value={form}
        disabled={isSaving}
        error={errorOf('artisan_id')}
        options={[
          { value: '', label: t('noArtisan') },
          ...goods.artisans.map(({ id: value, name }) => ({
            value: String(value),
            label: localized(name, language),
          })),
        ]}
        onChange={({ currentTarget: { value } }) => change(() => value, 'artisan_id')}
      />
      <SaveBar {...bar} saved={t('saved')} stale={t('staleArtisan', { name: nameOf(goods) })} />
    </form>
  )

  function nameOf({ artisan_id, artisans }: GoodsArtisan): string {
    const named = artisans.find(({ id: one }) => one === artisan_id)
    return named ? localized(named.name, language) : t('noArtisan')
  }
}
