import type { AppContext } from '#platform/context.ts'
import type { Module } from '#platform/module.ts'
import { managedImageRoutes } from './management/images.ts'
import { readDesk } from './read-desk.ts'

/** The first page of the desk: what a new store still needs, what waits in all the modules, and what has come in; and the images of the desk. */
export const deskOf = (modules: readonly Pick<Module<never>, 'name' | 'setup' | 'waiting' | 'income'>[]) => {
  const lines = {
    setup: modules.flatMap(({ setup = [] }) => setup),
    waiting: modules.flatMap(({ waiting = [] }) => waiting),
    income: modules.flatMap(({ income = [] }) => income),
  }
  return {
    name: 'desk',
    handlers: {
      management: {
        desk: { read: (_call: unknown, context: AppContext) => readDesk(context, lines) },
        images: managedImageRoutes,
      },
    },
  } as const satisfies Module<AppContext>
}
