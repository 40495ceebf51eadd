import { Icon } from '@shyrdak/blocks/parts/icon'
import { Image } from '@shyrdak/blocks/parts/image'
import { useEffect, useRef, useState, type DragEvent } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import { useStore } from '../../store/use-store.ts'
import { moved } from './moved.ts'

interface Props {
  readonly photos: readonly string[]
  /** What the photos show, on pages with several of these lists. */
  readonly of?: string | undefined
  readonly isReadOnly: boolean
  readonly onChange: (photos: readonly string[]) => void
}

/** An ordered list of photos that can be reordered by dragging or by buttons, and removed. */
export function SortablePhotos({ photos, of, isReadOnly, onChange }: Props) {
  const store = useStore()
  const t = useMessages('photo-upload')
  const named = (label: string) => (of === undefined ? label : `${label}: ${of}`)
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const [target, setTarget] = useState<number | null>(null)
  /** The photo last moved by a button. The focus follows it, and its new position is announced. */
  const [last, setLast] = useState<{ path: string; step: -1 | 1 } | null>(null)

  useEffect(() => {
    if (last === null) return
    const place = photos.indexOf(last.path)
    const buttons = list.current?.children[place]?.querySelectorAll('button')
    const button = buttons?.[last.step < 0 ? 0 : 1]
    ;(button?.disabled ? buttons?.[last.step < 0 ? 1 : 0] : button)?.focus()
    // Only after a button was pressed, not when photos are added or removed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [last])

  /** The place of the removed photo. The focus moves to the photo now in that place, or to the last one. */
  const removed = useRef<number | null>(null)
  useEffect(() => {
    if (removed.current === null) return
    const place = Math.min(removed.current, photos.length - 1)
    removed.current = null
    list.current?.children[place]?.querySelector<HTMLElement>('button:last-of-type')?.focus()
  }, [photos])

  function step(path: string, by: -1 | 1) {
    const place = photos.indexOf(path)
    onChange(moved(photos, place, place + by))
    setLast({ path, step: by })
  }
  function end() {
    setDragged(null)
    setTarget(null)
  }
  const dragging = (place: number) => ({
    draggable: !isReadOnly && photos.length > 1,
    onDragStart({ dataTransfer }: DragEvent) {
      dataTransfer.effectAllowed = 'move'
      // Firefox does not start a drag without data.
      dataTransfer.setData('text/plain', String(place + 1))
      setDragged(place)
    },
    onDragEnd: end,
    onDragOver(event: DragEvent) {
      if (dragged === null) return
      event.preventDefault()
      setTarget(place)
    },
    onDrop(event: DragEvent) {
      if (dragged === null) return
      event.preventDefault()
      event.stopPropagation()
      if (dragged !== place) onChange(moved(photos, dragged, place))
      end()
    },
  })
  return (
    <>
      <ol className="shyrdak-photo-upload-several-list" ref={list}>
        {photos.map((path, place) => (
          <li
            key={path}
            data-dragged={dragged === place || undefined}
            data-target={
              dragged === null || target !== place || dragged === place
                ? undefined
                : dragged < place
                  ? 'after'
                  : 'before'
            }
            {...dragging(place)}
          >
            <Image
              photo={store.image(path)}
              alt={named(t('place', { place: place + 1, all: photos.length }))}
              sizes="180px"
              widths={[320]}
            />
            <div className="shyrdak-photo-upload-several-actions">
              <button
                type="button"
                aria-label={named(t('earlier', { place: place + 1 }))}
                disabled={isReadOnly || place === 0}
                onClick={() => step(path, -1)}
              >
                <Icon name="chevron-left" />
              </button>
              <button
                type="button"
                aria-label={named(t('later', { place: place + 1 }))}
                disabled={isReadOnly || place === photos.length - 1}
                onClick={() => step(path, 1)}
              >
                <Icon name="chevron-right" />
              </button>
              <button
                type="button"
                aria-label={named(t('removePlace', { place: place + 1 }))}
                disabled={isReadOnly}
                onClick={() => {
                  removed.current = place
                  onChange(photos.filter((one) => one !== path))
                }}
              >
                <Icon name="trash" />
              </button>
            </div>
          </li>
        ))}
      </ol>
      <p className="shyrdak-hidden" role="status">
        {last !== null && photos.includes(last.path)
          ? named(t('place', { place: photos.indexOf(last.path) + 1, all: photos.length }))
          : null}
      </p>
    </>
  )
}
