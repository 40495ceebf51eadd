import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { repeatPresses } from './repeat-presses.ts'

function Counting({ onAdd }: { onAdd: (count: number) => void }) {
  const [count, setCount] = useState(1)
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        More
      </button>
      <button type="button" onClick={() => onAdd(count)}>
        Add
      </button>
    </>
  )
}

test('what is repeated sees the effect of what was pressed before it', async () => {
  const added: number[] = []
  render(<Counting onAdd={(count) => added.push(count)} />)
  const held = ['More', 'Add'].map((name) => ({
    target: screen.getByRole<HTMLElement>('button', { name }),
    event: new MouseEvent('click'),
  }))
  repeatPresses(held, null)
  await act(() => expect.poll(() => added).toEqual([2]))
})
