import { Spinner } from '@shyrdak/blocks/parts/spinner'
import { CHAT_MEDIA, type ChatFile } from '@shyrdak/sdk/contract'
import { formatFileSize } from '@shyrdak/sdk/format'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import { saveFile } from '../../parts/save-file.ts'
import { useLateCode } from '../../store/use-late-code.ts'
import { useStore } from '../../store/use-store.ts'
import { useAddress, useChatFiles } from './chat-files.ts'

/** Loaded when the first photo is opened. */
const loadPhotos = async () => (await import('./photos.tsx')).Photos

const isImage = ({ format }: ChatFile): boolean => CHAT_MEDIA.some((media) => media === format)

/** The files of a message: images open in a lightbox, others download. Source: spec §3, Chat message. */
export function MessageFiles({ files }: { readonly files: readonly ChatFile[] }) {
  const t = useMessages('chat')
  const [opened, setOpened] = useState<number | null>(null)
  const { code: Photos, state, ask } = useLateCode(loadPhotos)
  const images = files.filter(isImage)
  function open(index: number) {
    setOpened(index)
    ask()
  }
  return (
    <div className="shyrdak-chat-files">
      {images.length > 0 ? (
        <ul className="shyrdak-chat-photos" data-count={Math.min(images.length, 3)}>
          {images.map((file, index) => (
            <li key={file.id}>
              <Photo file={file} isAlone={images.length === 1} onOpen={() => open(index)} />
            </li>
          ))}
        </ul>
      ) : null}
      {files
        .filter((file) => !isImage(file))
        .map((file) => (
          <Saved key={file.id} file={file} />
        ))}
      {state === 'failed' ? <p role="alert">{t('noConnection')}</p> : null}
      {Photos === null || opened === null ? null : (
        <Photos images={images} first={opened} onClose={() => setOpened(null)} />
      )}
    </div>
  )
}

/** Whether an element is near the viewport. Images further up in the conversation are not loaded. */
function useNear() {
  const place = useRef<HTMLButtonElement>(null)
  const [isNear, setNear] = useState(() => typeof IntersectionObserver !== 'function')
  useEffect(() => {
    const element = place.current
    if (!element || isNear) return undefined
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true)
      },
      { rootMargin: '300px' },
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [isNear])
  return { place, isNear }
}

interface PhotoProps {
  readonly file: ChatFile
  /** Whether it is the only image, shown in its own aspect ratio; several form a grid of squares. */
  readonly isAlone: boolean
  readonly onOpen: () => void
}

function Photo({ file, isAlone, onOpen }: PhotoProps) {
  const t = useMessages('chat')
  const { place, isNear } = useNear()
  const { url, isFailed, again } = useAddress(isNear ? (files) => files.preview(file) : null, file.id)
  const { width, height } = file
  return (
    <button
      type="button"
      ref={place}
      className="shyrdak-chat-photo"
      aria-label={isFailed ? t('photoFailed', { name: file.name }) : t('photo', { name: file.name })}
      // Reserves the space of the image before it is loaded.
      style={{ aspectRatio: isAlone ? `${width ?? 1} / ${height ?? 1}` : '1' }}
      data-state={isFailed ? 'failed' : url === null ? 'loading' : 'shown'}
      onClick={isFailed ? again : onOpen}
    >
      {url === null ? null : <img src={url} alt="" width={width ?? 1} height={height ?? 1} />}
      {isFailed ? <span>{t('photoFailed', { name: file.name })}</span> : null}
    </button>
  )
}

function Saved({ file }: { readonly file: ChatFile }) {
  const t = useMessages('chat')
  const { language } = useStore()
  const files = useChatFiles()
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  async function save() {
    setState('loading')
    try {
      saveFile(await files.open(file))
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <div className="shyrdak-chat-file">
      <button
        type="button"
        aria-busy={state === 'loading' || undefined}
        onClick={() => {
          if (state !== 'loading') void save()
        }}
      >
        <span className="shyrdak-chat-format" aria-hidden="true">
          {state === 'loading' ? <Spinner /> : file.format}
        </span>
        <span>
          <span className="shyrdak-hidden">{`${t('save')} `}</span>
          {file.name}
        </span>
        <small>{formatFileSize(file.bytes, language)}</small>
      </button>
      {state === 'failed' ? <p role="alert">{t('notSaved')}</p> : null}
    </div>
  )
}
