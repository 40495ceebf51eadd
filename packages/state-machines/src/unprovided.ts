import { fromPromise } from 'xstate'

/** An effect that a machine only names. Whoever starts the machine hands the real one in with `provide`. */
export const unprovided = <Output, Input = undefined>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`The effect "${name}" was not handed in`)))
