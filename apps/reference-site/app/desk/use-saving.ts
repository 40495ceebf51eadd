import { isShyrdakError, type ShyrdakError } from '@shyrdak/sdk'
import { useStore, type DeskSdk } from '@shyrdak/react-store'
import { useState } from 'react'

type Answered<T> = { answer: T; failure: null } | { answer: null; failure: ShyrdakError }

/** Changes made by hand, one at a time. The answer says what the store said; what fails otherwise is thrown on. */
export function useSaving() {
  const store = useStore()
  const [isSaving, setSaving] = useState(false)
  async function save<T>(call: (desk: DeskSdk['management']) => Promise<T>): Promise<Answered<T>> {
    setSaving(true)
    try {
      const { management } = await store.desk()
      return { answer: await call(management), failure: null }
    } catch (error) {
      if (!isShyrdakError(error)) throw error
      return { answer: null, failure: error }
    } finally {
      setSaving(false)
    }
  }
  return { isSaving, save }
}
