import { dirname, join } from 'node:path';

/** Text of a file by its path; undefined where there is none. */
export type ReadSource = (path: string) => string | undefined;

export interface Import {
  /** Imported names, types among them, as the other file calls them. */
  readonly names: readonly string[];
  /** The file it leads to; undefined for a package. */
  readonly file: string | undefined;
}

const statement = /(?:import|export)\s+(?:type\s+)?(?:\{([^}]*)\}|\*)\s+from\s+'([^']+)'/g;

/** What a file imports by name or hands on (`export { X } from`, `export * from`: no names, all of it). */
export function importsOf(path: string, source: string): Import[] {
  return [...source.matchAll(statement)].map(([, names = '', from = '']) => ({
    names: names
      .split(',')
      .map(
        (name) =>
          name
            .replace(/\btype\s/, '')
            .split(' as ')[0]
            ?.trim() ?? '',
      )
      .filter(Boolean),
    file: from.startsWith('.') ? join(dirname(path), from) : undefined,
  }));
}
