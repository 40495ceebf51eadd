import { managedImages } from '@shyrdak/sdk/management'
import { useCallback } from 'react'
import { useDeskCall } from '../desk-call.ts'

/** Sends an image for whatever the desk shows, and gives the path by which it is named. */
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
