import { useEffect, useRef, type RefObject } from 'react'

/**
 * Moves the focus when an upload starts or ends, since the focused button disappears. Leaves it alone when
 * the user has moved on to something else. `cancel` is the class of the button that cancels the upload.
 */
export function useFocusOfUpload(
  field: RefObject<HTMLElement | null>,
  isSending: boolean,
  cancel: string,
): void {
  const wasSending = useRef(isSending)
  useEffect(() => {
    if (wasSending.current === isSending) return
    wasSending.current = isSending
    const { activeElement, body } = document
    if (activeElement !== body && !field.current?.contains(activeElement)) return
    field.current?.querySelector<HTMLElement>(isSending ? `.${cancel}` : 'input[type=file]')?.focus()
  }, [field, isSending, cancel])
}
