import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

/** The row that a dialog completes, and its reloading after somebody else has changed it first. */
export function useDialogRow<Row>(opened: Row, read: (row: Row) => Promise<Row>) {
  const [row, setRow] = useState(opened)
  const reloading = useMutation({ mutationFn: () => read(row), onSuccess: setRow })
  return { row, isReloaded: row !== opened, reloading }
}
