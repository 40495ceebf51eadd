import { managedImages } from '@shyrdak/sdk/management'
import { useCallback } from 'react'
import { useDeskCall } from '../desk-call.ts'

/** Returns a function that uploads an image and resolves with its media path. */
export function useDeskUpload() {
  const call = useDeskCall()
  return useCallback(
    async (body: File, onProgress: (part: number) => void): Promise<string> => {
      const { path } = await call(managedImages.upload, { query: { name: body.name }, body, onProgress })
      return path
    },
    [call],
  )
}
