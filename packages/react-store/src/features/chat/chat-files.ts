import type { ChatFile } from '@shyrdak/sdk/contract'
import type { ChatCalls } from '@shyrdak/state-machines/chat'
import { createContext, use, useEffect, useState } from 'react'

/** The files of a conversation. Each is loaded once, when it is first needed, with the caller's token. */
export interface ChatFiles {
  /** Object URL of a preview, valid while the files are held. */
  preview(file: ChatFile): Promise<string>
  /** Object URL of the full image. */
  image(file: ChatFile): Promise<string>
  open(file: ChatFile): Promise<File>
  /** Keeps the files that are loaded. Returns a function that revokes their object URLs. */
  hold(): () => void
}

export function chatFiles(calls: () => Promise<ChatCalls>): ChatFiles {
  const addresses = new Map<string, Promise<string>>()
  let isHeld = false
  const load = async (id: string, size?: 'preview') => (await calls()).file(id, size)

  function address(file: ChatFile, size?: 'preview'): Promise<string> {
    const key = `${file.id} ${size ?? ''}`
    const known = addresses.get(key)
    if (known) return known
    const loading = load(file.id, size).then((loaded) => {
      const url = URL.createObjectURL(loaded)
      if (!isHeld) URL.revokeObjectURL(url)
      return url
    })
    addresses.set(key, loading)
    // The next request retries.
    loading.catch(() => addresses.delete(key))
    return loading
  }

  return {
    preview: (file) => address(file, 'preview'),
    image: (file) => address(file),
    open: (file) => load(file.id),
    hold() {
      isHeld = true
      return () => {
        isHeld = false
        for (const loading of addresses.values())
          loading.then((url) => URL.revokeObjectURL(url)).catch(() => {})
        addresses.clear()
      }
    },
  }
}

export const ChatFilesContext = createContext<ChatFiles | null>(null)

export function useChatFiles(): ChatFiles {
  const files = use(ChatFilesContext)
  if (!files) throw new Error('No chat files in context: render messages inside <Chat>')
  return files
}

/** Returns an object URL once it is loaded; null until then, and with `isFailed`. `again` retries. */
export function useAddress(
  load: ((files: ChatFiles) => Promise<string>) | null,
  key: string,
): { readonly url: string | null; readonly isFailed: boolean; readonly again: () => void } {
  const files = useChatFiles()
  const [tries, setTries] = useState(0)
  const [loaded, setLoaded] = useState<{ key: string; url: string | null }>({ key: '', url: null })
  const isWanted = load !== null
  useEffect(() => {
    if (!load) return
    let isGone = false
    const resolve = (url: string | null) => {
      if (!isGone) setLoaded({ key, url })
    }
    load(files).then(resolve, () => resolve(null))
    return () => {
      isGone = true
    }
    // The key identifies what is loaded.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [files, key, isWanted, tries])
  const isKnown = loaded.key === key
  return {
    url: isKnown ? loaded.url : null,
    isFailed: isKnown && loaded.url === null,
    again: () => {
      setLoaded({ key: '', url: null })
      setTries(tries + 1)
    },
  }
}
