import { messagesIn } from '../../messages/messages-in.ts'
import { isShyrdakError } from '@shyrdak/sdk'
import { managedGoodsArtisan, managedArtisans, type GoodsArtisan, type Named } from '@shyrdak/sdk/management'
import { localized } from '@shyrdak/sdk/format'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'
import { SaveBar } from '../form/save-bar.tsx'
import { useDeskForm } from '../form/use-desk-form.ts'
import { Loaded } from '../loaded.tsx'
import { useItem, type Item } from '../use-item.ts'
import { ArtisanField } from './artisan-field.tsx'

/** Sets the artisan who made a retail product. */
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

const idOf = (artisan: Named | null) => artisan?.id ?? null

function ArtisanForm({ id, goods, save, reload }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/goods')
  const call = useDeskCall()
  const client = useQueryClient()
  /** The chosen artisan, if it has been deleted meanwhile. */
  const [gone, setGone] = useState<Named | null>(null)
  const chosen = useDeskForm({
    name: 'artisan',
    read: goods,
    formOf: ({ artisan }) => artisan,
    changes: (one, { artisan }) => Number(idOf(one) !== idOf(artisan)),
    bodyOf: (one, { artisan_id: from }) => ({
      body: { from, artisan_id: idOf(one) },
      wrong: null,
    }),
    async save(body, one): Promise<GoodsArtisan> {
      setGone(null)
      try {
        return await save(call(managedGoodsArtisan.update, { params: { id }, body }))
      } catch (error) {
        if (isShyrdakError(error) && error.issues.some(({ code }) => code === 'unknown')) {
          setGone(one)
          chosen.change(() => goods.artisan)
          await client.invalidateQueries({ queryKey: [managedArtisans.choices.path] })
        }
        throw error
      }
    },
    reload: () => reload(),
  })
  const { ref, form, change, errorOf, submit, state } = chosen
  const takenOut = gone ? localized(gone.name, language) : ''
  const error = errorOf('artisan_id')
  return (
    <form ref={ref} noValidate onSubmit={submit}>
      <ArtisanField
        id="desk-artisan-choice"
        value={form}
        isLocked={state.isSaving}
        error={error && gone ? t('artisanGone', { names: takenOut }) : error}
        onChoose={(artisan) => change(() => artisan, 'artisan_id')}
      />
      <SaveBar
        {...state}
        takenOut={takenOut}
        saved={t('saved')}
        stale={t('staleArtisan', {
          name: goods.artisan ? localized(goods.artisan.name, language) : t('noArtisan'),
        })}
      />
    </form>
  )
}
