import type { PhotosFieldProps } from '@shyrdak/react-store/photos-field'
import { managedImages } from '@shyrdak/sdk/management'
import { useCallback } from 'react'
import { useDeskCall } from '../desk-call.ts'

/** Returns a function that uploads an image and resolves with its media path. */
export function useDeskUpload(): NonNullable<PhotosFieldProps['upload']> {
  const call = useDeskCall()
  return useCallback(
    async (body, sending) =>
      (await call(managedImages.upload, { query: { name: body.name }, body, ...sending })).path,
    [call],
  )
}
