import type { FilmFieldProps } from '@shyrdak/react-store/film-field'
import { managedFilms } from '@shyrdak/sdk/management'
import { useCallback } from 'react'
import { useDeskCall } from '../desk-call.ts'

/** Sends a film for whatever the desk shows, and gives the path by which it is named. */
export function useDeskFilmUpload(): NonNullable<FilmFieldProps['upload']> {
  const call = useDeskCall()
  return useCallback(
    async (body, sending) =>
      (await call(managedFilms.upload, { query: { name: body.name }, body, ...sending })).path,
    [call],
  )
}
