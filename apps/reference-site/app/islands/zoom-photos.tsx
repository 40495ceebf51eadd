import { Lightbox, type LightboxProps } from '@shyrdak/blocks/parts/lightbox'
import { useState } from 'react'
import type { Root } from 'react-dom/client'
import { createRoot } from 'react-dom/client'

export type ZoomedPhotos = Pick<LightboxProps, 'images' | 'labels'>

let root: Root | undefined
let opened = 0

/** Shows photos in the full-screen viewer and reports which one is selected. */
export function zoomPhotos(photos: ZoomedPhotos, first: number, onSelect: (place: number) => void): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<Zoomed key={(opened += 1)} {...photos} first={first} onSelect={onSelect} />)
}

interface Props extends ZoomedPhotos {
  first: number
  onSelect: (place: number) => void
}

function Zoomed({ images, labels, first, onSelect }: Props) {
  const [selected, select] = useState(first)
  const [isOpen, setOpen] = useState(true)
  return (
    <Lightbox
      images={images}
      labels={labels}
      selected={selected}
      onSelect={(place) => {
        select(place)
        onSelect(place)
      }}
      isOpen={isOpen}
      onOpenChange={setOpen}
    />
  )
}
