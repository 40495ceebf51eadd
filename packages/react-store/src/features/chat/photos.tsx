import { Lightbox } from '@shyrdak/blocks/parts/lightbox'
import type { ChatFile } from '@shyrdak/sdk/contract'
import { useState } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import { useAddress } from './chat-files.ts'

interface Props {
  readonly images: readonly ChatFile[]
  readonly first: number
  readonly onClose: () => void
}

/** The photos of a message in a lightbox. The preview is shown until the full photo is loaded. */
export function Photos({ images, first, onClose }: Props) {
  const t = useMessages('chat')
  const [selected, select] = useState(first)
  const file = images[selected]
  const small = useAddress(file ? (files) => files.preview(file) : null, `small ${file?.id}`)
  const full = useAddress(file ? (files) => files.image(file) : null, `full ${file?.id}`)
  const shown = full.url ?? small.url ?? EMPTY
  return (
    <Lightbox
      images={images.map(({ name }, index) => ({ photo: index === selected ? shown : EMPTY, alt: name }))}
      selected={selected}
      onSelect={select}
      isOpen
      onOpenChange={onClose}
      labels={{
        image: t('image'),
        previous: t('previous'),
        next: t('next'),
        enlarge: t('zoomIn'),
        zoomIn: t('zoomIn'),
        zoomOut: t('zoomOut'),
        close: t('close'),
      }}
    />
  )
}

/** A transparent image of one pixel, shown until the preview is loaded. */
const EMPTY = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
