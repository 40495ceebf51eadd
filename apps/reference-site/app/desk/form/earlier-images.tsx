import './images.css'
import { Button } from '@shyrdak/blocks/parts/button'
import { Dialog } from '@shyrdak/blocks/parts/dialog'
import { useState } from 'react'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { ImageGrid } from './image-grid.tsx'

interface Props {
  /** What the images are for. */
  label: string
  /** The maximum number of images to choose. */
  most?: number
  /** Images that are already chosen, and not offered again. */
  shown?: readonly string[]
  isDisabled: boolean
  onChoose: (paths: readonly string[]) => void
}

const NONE: readonly string[] = []

/** Offers the images uploaded before: choosing a single one takes one press, several are chosen together. */
export function EarlierImages({ label, most = 1, shown = NONE, isDisabled, onChoose }: Props) {
  const t = messagesIn(usePageContext().language, 'desk/form')
  const [chosen, setChosen] = useState<readonly string[] | null>(null)
  function finish(paths: readonly string[]) {
    setChosen(null)
    onChoose(paths)
  }
  function choose(path: string) {
    if (most === 1) return finish([path])
    setChosen((before) =>
      before?.includes(path)
        ? before.filter((one) => one !== path)
        : [...(before ?? NONE), path].slice(-most),
    )
  }
  return (
    <>
      <Button
        tone="quiet"
        size="small"
        disabled={isDisabled}
        aria-label={t('earlierImagesOf', { label })}
        onClick={() => setChosen(NONE)}
      >
        {t('earlierImages')}
      </Button>
      <Dialog
        open={chosen !== null}
        onOpenChange={() => setChosen(null)}
        title={t('earlierImages')}
        description={most === 1 ? t('earlierOne') : t('earlierMany', { most })}
        closeLabel={t('close')}
        size="large"
        actions={
          most === 1 ? null : (
            <Button disabled={chosen === null || chosen.length === 0} onClick={() => finish(chosen ?? NONE)}>
              {t('useImages', { count: chosen?.length ?? 0 })}
            </Button>
          )
        }
      >
        {chosen === null ? null : (
          <ImageGrid hidden={shown} chosen={most === 1 ? null : chosen} onChoose={choose} />
        )}
      </Dialog>
    </>
  )
}
