import { managedArtisans } from '@shyrdak/sdk/management'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useDeskCall } from '../desk-call.ts'

/** The debounce of the search, in milliseconds. */
const PAUSE_MS = 180

/** Searches artisans, debounced. The previous results stay until the new ones arrive. */
export function useFoundArtisans(text: string, isAsked: boolean) {
  const call = useDeskCall()
  const [asked, setAsked] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return useQuery({
    queryKey: [managedArtisans.choices.path, asked],
    queryFn: ({ signal }) =>
      call(managedArtisans.choices, { query: asked === '' ? {} : { text: asked }, signal }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
}
