import type { AppContext } from '#platform/context.ts'
import type { Module } from '#platform/module.ts'
import { managedFilmRoutes } from './management/films.ts'
import { managedImageRoutes } from './management/images.ts'
import { readDesk } from './read-desk.ts'

/**
 * The first page of the desk: setup steps, counts of waiting work and income from all modules; and the images
 * and films that managers upload.
 */
export const deskOf = <Context extends AppContext>(
  modules: readonly Pick<Module<Context>, 'name' | 'setup' | 'waiting' | 'income'>[],
) => {
  const lines = {
    setup: modules.flatMap(({ setup = [] }) => setup),
    waiting: modules.flatMap(({ waiting = [] }) => waiting),
    income: modules.flatMap(({ income = [] }) => income),
  }
  return {
    name: 'desk',
    handlers: {
      management: {
        desk: { read: (_call: unknown, context: Context) => readDesk(context, lines) },
        films: managedFilmRoutes,
        images: managedImageRoutes,
      },
    },
  } as const satisfies Module<Context>
}
