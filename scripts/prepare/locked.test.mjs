import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { locked } from './locked.mjs'

test('two stores that start from one folder build one after the other', async () => {
  const folder = `${import.meta.url} 1`
  const happened = []
  const build = (name) =>
    locked(folder, async () => {
      happened.push(`${name} begins`)
      await pause(50)
      happened.push(`${name} ends`)
    })
  await Promise.all([
    build('one'),
    build('other'),
    locked(`${folder}, elsewhere`, async () => happened.push('elsewhere')),
  ])
  expect(happened.filter((what) => what !== 'elsewhere')).toEqual([
    'one begins',
    'one ends',
    'other begins',
    'other ends',
  ])
  expect(happened.indexOf('elsewhere')).toBeLessThan(3)
})

test('a waiting build is reported once', async () => {
  const folder = `${import.meta.url} 2`
  let told = 0
  const wait = () => void (told += 1)
  const build = () => locked(folder, () => pause(500), wait)
  await Promise.all([build(), build()])
  expect(told).toBe(1)
})

test('a failed build releases the lock', async () => {
  const folder = `${import.meta.url} 3`
  await expect(
    locked(folder, async () => {
      throw new Error('it does not compile')
    }),
  ).rejects.toThrow('it does not compile')
  expect(await locked(folder, async () => 'built')).toBe('built')
})
