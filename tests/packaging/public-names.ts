import { join } from 'node:path'
import ts from 'typescript'
import { fileIn, type Packed } from './packed.ts'

type Target = string | { types?: string; import?: string; default?: string }

/** The entry points in the manifest of a package's tarball, as its users see them. */
export function publicEntryPoints(one: Packed): Record<string, Target> {
  // The manifest is ours; pnpm checks its shape when packing.
  const manifest = JSON.parse(fileIn(one, 'package.json')) as { exports: Record<string, Target> }
  return manifest.exports
}

/** Every name exported by each entry point, sorted; types are marked as such. */
export function publicNames(packed: Packed): Record<string, string[]> {
  const declarations = Object.entries(publicEntryPoints(packed)).flatMap(([entryPoint, target]) =>
    typeof target === 'object' && target.types !== undefined
      ? [{ entryPoint, file: join(packed.folder, target.types) }]
      : [],
  )
  const program = ts.createProgram({
    rootNames: declarations.map(({ file }) => file),
    options: { module: ts.ModuleKind.Preserve, moduleResolution: ts.ModuleResolutionKind.Bundler, types: [] },
  })
  const checker = program.getTypeChecker()

  const namesOf = (file: string) => {
    const source = program.getSourceFile(file)
    const symbol = source && checker.getSymbolAtLocation(source)
    if (symbol === undefined) throw new Error(`${file} is no module`)
    return checker.getExportsOfModule(symbol).map((name) => {
      const isAlias = (name.flags & ts.SymbolFlags.Alias) !== 0
      const target = isAlias ? checker.getAliasedSymbol(name) : name
      return (target.flags & ts.SymbolFlags.Value) === 0 ? `type ${name.name}` : name.name
    })
  }
  return Object.fromEntries(declarations.map(({ entryPoint, file }) => [entryPoint, namesOf(file).sort()]))
}
