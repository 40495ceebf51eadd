import { isShyrdakError } from '@shyrdak/sdk'
import type { Issue } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import { managedArtisans, type GoodsChoices, type Named } from '@shyrdak/sdk/management'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import type { WrongFields } from '../form/use-desk-form.ts'
import { deletedChoices, namesOfDeleted, type DeletedChoices } from './deleted-choices.ts'
import type { FactsForm } from './facts-form.ts'
import { GOODS_ENDPOINTS, type GoodsKind } from './goods-kind.ts'

interface Chosen {
  readonly form: FactsForm
  /** The chosen artisan. */
  readonly artisan: Named | null
}

/**
 * Handles choices that a colleague has deleted: names them, refreshes the options, and removes them from the
 * form.
 */
export function useDeletedChoices(kind: GoodsKind, choices: GoodsChoices | undefined) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/goods')
  const client = useQueryClient()
  const [names, setNames] = useState<Readonly<Record<string, string>>>({})

  async function report(deleted: DeletedChoices, known: GoodsChoices, artisan: Named | null): Promise<void> {
    const named = Object.entries(namesOfDeleted(deleted, known, artisan)).map(([field, things]) => [
      field,
      things.map((name) => localized(name, language)).join(', '),
    ])
    setNames(Object.fromEntries(named))
    for (const { path } of [GOODS_ENDPOINTS[kind].choices, managedArtisans.choices])
      await client.invalidateQueries({ queryKey: [path] })
  }
  const isUnknown = ({ code }: Issue) => code === 'unknown'
  return {
    /** The names of all of them, for the form's bar. */
    takenOut: Object.values(names)
      .filter((name) => name !== '')
      .join(', '),
    /**
     * Saves a form. When the API does not know a choice, passes the deleted ones to `onDeleted`, which
     * removes them from the form.
     */
    async save<Saved>(
      { form, artisan }: Chosen,
      saving: () => Promise<Saved>,
      onDeleted: (deleted: DeletedChoices) => void,
    ): Promise<Saved> {
      setNames({})
      try {
        return await saving()
      } catch (error) {
        if (choices && isShyrdakError(error) && error.issues.some(isUnknown)) {
          const deleted = deletedChoices(form, error.issues)
          onDeleted(deleted)
          await report(deleted, choices, artisan)
        }
        throw error
      }
    },
    /** The error message of a field whose choice was deleted. */
    errorOf(key: string, wrong: WrongFields): string | undefined {
      const issue = wrong.get(key)
      const name = issue && isUnknown(issue) ? names[key] : undefined
      return name && t(key === 'artisan_id' ? 'artisanGone' : 'deletedMeanwhile', { names: name })
    },
  }
}
