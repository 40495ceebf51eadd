import { fromPromise } from 'xstate'

/** A placeholder for an effect that must be passed to `machine.provide()`. Rejects when it is called. */
export const unprovided = <Output, Input = undefined>(name: string) =>
  fromPromise<Output, Input>(() =>
    Promise.reject(new Error(`Effect "${name}" is not provided: pass it to machine.provide()`)),
  )
