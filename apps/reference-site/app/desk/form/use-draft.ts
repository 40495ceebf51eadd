import { useStore } from '@shyrdak/react-store'
import { decodeEnvelope, encodeEnvelope } from '@shyrdak/state-machines/storage'
import { use, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import * as z from 'zod/mini'
import { SITE_KEYS } from '../../store/site-keys.ts'
import { LeaveGuardContext } from './leave-guard.tsx'

/** What was typed into a form, and the stored state that it was typed over. */
interface Draft<Read, Form> {
  readonly read: Read
  readonly form: Form
}

const DRAFT = {
  version: 1,
  schema: z.object({ manager: z.nullable(z.string()), read: z.unknown(), form: z.unknown() }),
} as const

/** The fields of a form state, to recognize one that a former version of the desk has stored. */
const fieldsOf = (form: unknown): string =>
  typeof form === 'object' && form !== null && !Array.isArray(form)
    ? Object.keys(form).toSorted().join()
    : typeof form

/** Whether two form states belong to the same form. Null is a choice that was not made. */
const isAlike = (form: unknown, other: unknown): boolean =>
  form === null || other === null || fieldsOf(form) === fieldsOf(other)

/**
 * Returns what a manager had typed into a form when their session ended. It is theirs alone, and only once.
 * `name` is that of the form on its page; a form without one keeps nothing.
 */
export function useDraft<Read, Form>(
  name: string | undefined,
  read: Read,
  formOf: (read: Read) => Form,
): Draft<Read, Form> | null {
  const { session } = useStore().ports
  const guard = use(LeaveGuardContext)
  const key = useDraftKey(name)
  const [draft] = useState(() => {
    const text = key === null ? null : session.get(key)
    const stored = key === null || text === null ? null : decodeEnvelope({ ...DRAFT, key }, text)
    if (!stored || stored.manager !== guard?.manager || !isAlike(stored.form, formOf(read))) return null
    const isUnchanged = JSON.stringify(stored.read) === JSON.stringify(read)
    // Written by this form, and its fields were just compared.
    return { read: isUnchanged ? read : (stored.read as Read), form: stored.form as Form }
  })
  useEffect(() => {
    if (key !== null) session.remove(key)
  }, [session, key])
  return draft
}

/** Stores what is typed into a form if the page is left because the session has ended. */
export function useDraftOnLeave<Read, Form>(
  name: string | undefined,
  isUnsaved: boolean,
  { read, form }: Draft<Read, Form>,
): void {
  const { session } = useStore().ports
  const guard = use(LeaveGuardContext)
  const key = useDraftKey(name)
  useEffect(() => {
    if (!isUnsaved || key === null || guard === null) return undefined
    const keep = () => {
      if (!guard.hasSessionEnded()) return
      session.set(key, encodeEnvelope({ ...DRAFT, key }, { manager: guard.manager, read, form }))
    }
    addEventListener('pagehide', keep)
    return () => removeEventListener('pagehide', keep)
  }, [session, guard, key, isUnsaved, read, form])
}

function useDraftKey(name: string | undefined): string | null {
  // The page may have been opened within the document of another one.
  const { pathname } = useLocation()
  return name === undefined ? null : SITE_KEYS.deskDraft(pathname, name)
}
