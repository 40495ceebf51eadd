import { LANGUAGES, type Language } from '@shyrdak/sdk/contract'
import {
  draftOf,
  isChanged,
  textsOf,
  ARTISAN_TEXTS,
  type ArtisanText,
} from '@shyrdak/state-machines/craftsman-profile/rules'
import { useState } from 'react'
import { useOwnFlow } from '../../store/use-own-flow.ts'
import { useStore } from '../../store/use-store.ts'
import type { ArtisanOwner } from './start.ts'

type Shown = Readonly<Record<ArtisanText, Language>>

const allIn = (language: Language) =>
  Object.fromEntries(ARTISAN_TEXTS.map((field) => [field, language])) as Shown // fromEntries() returns string keys

/** The workshop page being edited, and the language shown for each text. */
export function useCraftsmanProfile(owner: ArtisanOwner) {
  const { language } = useStore()
  const flow = useOwnFlow(async (store) => (await import('./start.ts')).startCraftsmanProfile(store, owner), {
    isEager: true,
  })
  const texts = textsOf(owner.part)
  const [shown, setShown] = useState<Shown>(() => allIn(language))
  const asSaved = draftOf(owner.profile, owner.ownName)
  const view = flow.view ?? {
    state: 'editing' as const,
    draft: asSaved,
    saved: asSaved,
    publication: owner.publication,
    isRestored: false,
    issues: [],
    failure: null,
    attempt: 0,
  }
  return {
    ...view,
    isUnavailable: flow.isUnavailable,
    /** True while saving, and until the flow starts. */
    isReadOnly: flow.view === null || view.state === 'saving',
    send: flow.send,
    hasChanges: isChanged(view.draft, view.saved),
    /** The text fields of the edited part. */
    texts,
    shown,
    /** The language shown for all texts; null when they differ. */
    language: LANGUAGES.find((one) => texts.every((field) => shown[field] === one)) ?? null,
    show: (field: ArtisanText, one: Language) => setShown((before) => ({ ...before, [field]: one })),
    showAll: (one: Language) => setShown(allIn(one)),
  }
}

export type OpenCraftsmanProfile = ReturnType<typeof useCraftsmanProfile>
