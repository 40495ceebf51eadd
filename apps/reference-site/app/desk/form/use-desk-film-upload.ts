import type { FilmFieldProps } from '@shyrdak/react-store/film-field'
import { managedFilms } from '@shyrdak/sdk/management'
import { useCallback } from 'react'
import { useDeskCall } from '../desk-call.ts'

/** Returns a function that uploads a film and resolves with its media path. */
export function useDeskFilmUpload(): NonNullable<FilmFieldProps['upload']> {
  const call = useDeskCall()
  return useCallback(
    async (body, sending) =>
      (await call(managedFilms.upload, { query: { name: body.name }, body, ...sending })).path,
    [call],
  )
}
