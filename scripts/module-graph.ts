import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';

/** A place in a source. */
export interface SourceSpan {
  readonly start: number;
  readonly end: number;
}

/** One import of a module: all of another, or the exports of it that are named. */
export interface ModuleUse {
  /** Where the address stands, its quotes included. */
  readonly at: SourceSpan;
  /** As it stands in the source, without a query such as `?url`. */
  readonly request: string;
  /** Undefined: all that the other module has. */
  readonly names: readonly string[] | undefined;
}

/** One line of a door: what it hands on from another module. */
interface Passage {
  readonly at: SourceSpan;
  readonly request: string;
  /** Its name at the door; undefined for `export *`. */
  readonly name: string | undefined;
  /** Its name in the other module; undefined for all of it. */
  readonly origin: string | undefined;
}

/** What a module is made of, types left out: they are gone when it runs. */
export interface SourceModule {
  readonly source: string;
  readonly uses: readonly ModuleUse[];
  readonly passages: readonly Passage[];
  /** Where it imports or hands on nothing but types: whole statements. */
  readonly typesOnly: readonly SourceSpan[];
  /** It does nothing but hand on, as the `index.ts` of an area: who imports one name needs only where that comes from. */
  readonly isDoor: boolean;
  /** Names it has of its own. */
  readonly own: ReadonlySet<string>;
  /** Patterns of the modules that it gathers, or of which it picks one at run time. */
  readonly globs: readonly string[];
  /** It loads a module whose address is put together at run time and follows no pattern. */
  readonly isOpen: boolean;
}

const withoutQuery = (request: string): string => request.replace(/\?.*$/, '');

/** The address of `import('./x.ts')`; undefined where it is put together at run time. */
function literalIn(source: string, { start, end }: { start: number; end: number }): string | undefined {
  return /^\s*['"]([^'"]+)['"]\s*$/.exec(source.slice(start, end))?.[1];
}

/** The pattern of an import whose address has a gap, such as `import(`./${language}/words.ts`)`. */
function templateIn(source: string, { start, end }: { start: number; end: number }): string | undefined {
  const template = /^\s*`(\.\.?\/[^`]+)`\s*$/.exec(source.slice(start, end))?.[1];
  return template?.replaceAll(/\$\{[^}]*\}/g, '*');
}

/** The patterns of `import.meta.glob`. */
const globsIn = (source: string): string[] =>
  [...source.matchAll(/\bimport\.meta\.glob\b[^(]*\(([^)]*)/g)].flatMap(([, given = '']) =>
    Array.from(given.matchAll(/'([./][^']*)'/g), ([, glob = '']) => glob),
  );

/** The parser's kinds are an enum of its own, whose values are these words. */
const isKind = ({ kind }: { readonly kind: string }, word: string): boolean => kind === word;

/** Reads a module. @param file absolute */
export function readModule(file: string): SourceModule {
  const source = readFileSync(file, 'utf8');
  if (!/\.tsx?$/.test(file))
    return {
      source,
      uses: [],
      passages: [],
      typesOnly: [],
      isDoor: false,
      own: new Set(),
      globs: [],
      isOpen: false,
    };
  // The tree itself is read only where it is asked for: to hand it over takes longer than to parse.
  const parsed = parseSync(file, source);
  const { module, errors } = parsed;
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const uses: ModuleUse[] = [];
  const typesOnly: SourceSpan[] = [];
  for (const { start, end, moduleRequest, entries } of module.staticImports) {
    const kept = entries.filter(({ isType }) => !isType);
    if (entries.length > 0 && kept.length === 0) {
      typesOnly.push({ start, end });
      continue;
    }
    const isWhole = kept.length === 0 || kept.some(({ importName }) => isKind(importName, 'NamespaceObject'));
    uses.push({
      at: { start: moduleRequest.start, end: moduleRequest.end },
      request: withoutQuery(moduleRequest.value),
      names: isWhole
        ? undefined
        : kept.map(({ importName }) => (isKind(importName, 'Default') ? 'default' : (importName.name ?? ''))),
    });
  }
  const globs = globsIn(source);
  let isOpen = false;
  for (const { moduleRequest } of module.dynamicImports) {
    const request = literalIn(source, moduleRequest);
    const glob = templateIn(source, moduleRequest);
    const at = { start: moduleRequest.start, end: moduleRequest.end };
    if (request !== undefined) uses.push({ at, request: withoutQuery(request), names: undefined });
    else if (glob !== undefined) globs.push(glob);
    else isOpen = true;
  }
  for (const { 1: request = '', indices } of source.matchAll(
    /new URL\(\s*'([^']+)',\s*import\.meta\.url/dg,
  )) {
    const [start = 0, end = 0] = indices?.[1] ?? [];
    uses.push({
      at: { start: start - 1, end: end + 1 },
      request: request.startsWith('.') ? request : `./${request}`,
      names: undefined,
    });
  }
  const passages: Passage[] = [];
  const own = new Set<string>();
  for (const { start, end, entries } of module.staticExports) {
    const isForTypes = entries.every(({ isType, moduleRequest }) => isType && moduleRequest !== null);
    if (isForTypes && entries.length > 0) typesOnly.push({ start, end });
    for (const { moduleRequest, importName, exportName, isType } of entries) {
      if (isType) continue;
      const name = isKind(exportName, 'None') ? undefined : (exportName.name ?? 'default');
      if (moduleRequest === null) own.add(name ?? 'default');
      else
        passages.push({
          at: { start: moduleRequest.start, end: moduleRequest.end },
          request: withoutQuery(moduleRequest.value),
          name,
          origin: isKind(importName, 'Name') ? (importName.name ?? undefined) : undefined,
        });
    }
  }
  const isDoor =
    passages.length > 0 &&
    parsed.program.body.every(
      (statement) =>
        statement.type === 'ExportAllDeclaration' ||
        (statement.type === 'ExportNamedDeclaration' && statement.source !== null),
    );
  return { source, uses, passages, typesOnly, isDoor, own, globs, isOpen };
}

/** The `exports` of our packages, by name, each target relative to the root. */
export type Packages = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** Reads the `exports` of the workspaces. */
export function readPackages(root: string, folders: readonly string[]): Packages {
  return new Map(
    folders.map((folder) => {
      const { name, exports = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
        name: string;
        exports?: Record<string, string>;
      };
      const targets = Object.entries(exports).map(([key, target]) => [key, join(folder, target)]);
      return [name, Object.fromEntries(targets) as Record<string, string>];
    }),
  );
}

/** The file that a request of ours leads to, absolute; undefined for a package that is not ours. */
export function fileOf(root: string, packages: Packages, from: string, request: string): string | undefined {
  if (request.startsWith('.')) return join(dirname(from), request);
  const [, name = '', below = ''] = /^(@goldbean\/[^/]+)\/?(.*)$/.exec(request) ?? [];
  const targets = packages.get(name);
  if (!targets) return undefined;
  const exact = targets[below ? `./${below}` : '.'];
  if (exact) return join(root, exact);
  for (const [key, target] of Object.entries(targets)) {
    const [start = '', end = ''] = key.split('*');
    const asked = `./${below}`;
    if (key.includes('*') && asked.startsWith(start) && asked.endsWith(end))
      return join(root, target.replaceAll('*', asked.slice(start.length, asked.length - end.length)));
  }
  throw new Error(`${request} of ${from} is no door of ${name}`);
}

/** Entry points of the contract, which join errors, limits and calls beside what they hand on by name. */
const contractDoor = /^contract\/src\/(\w+\/)?index\.ts$/;

/** What decides how imports are followed. */
export interface GraphRules {
  readonly packages: Packages;
  /** Whether what a file imports counts. @param path relative to the root */
  readonly isFollowed: (path: string) => boolean;
  /**
   * Where a name comes from that a door makes itself, of much that it imports.
   * @param door relative to the root @param user the module that asks for the name
   * @returns files, absolute; undefined: the whole door
   */
  readonly madeAt: (door: string, name: string, user: SourceModule) => readonly string[] | undefined;
}

/** What a file is made of. */
export interface Closure {
  /** Files of ours, absolute. */
  readonly ours: ReadonlySet<string>;
  /** Requests of packages that are not ours. */
  readonly theirs: ReadonlySet<string>;
}

/** Where a name comes from: a file, or a package that a door hands on. */
interface ExportOrigin {
  readonly file?: string;
  readonly request?: string;
  /** Its name there; undefined for all of it. */
  readonly name?: string | undefined;
}

/** One address that a module imports from or hands on from. */
export interface Link {
  readonly at: SourceSpan;
  /** The file it leads to, absolute; undefined for a package that is not ours. */
  readonly target: string | undefined;
  /** Where what is asked for comes from; none when that is not followed. */
  readonly origins: readonly ExportOrigin[];
}

/** The modules of one checkout, each read once. */
export interface Graph {
  moduleAt(file: string): SourceModule;
  /** @throws Error when the module imports what is not there */
  linksOf(file: string): readonly Link[];
  /** Every file below some. @throws Error when a module imports what is not there */
  closure(files: readonly string[]): Closure;
}

/** Follows imports. A name that comes through a door counts where it comes from. @param root of the checkout */
export function createGraph(root: string, { packages, isFollowed, madeAt }: GraphRules): Graph {
  const modules = new Map<string, SourceModule>();
  const pathOf = (file: string): string => relative(root, file);

  function moduleAt(file: string): SourceModule {
    const known = modules.get(file) ?? readModule(file);
    modules.set(file, known);
    return known;
  }

  function hasExport(file: string, name: string): boolean {
    const { own, passages } = moduleAt(file);
    return (
      own.has(name) ||
      passages.some((passage) => {
        if (passage.name !== undefined) return passage.name === name;
        const target = fileOf(root, packages, file, passage.request);
        return target !== undefined && isFollowed(pathOf(target)) && hasExport(target, name);
      })
    );
  }

  function originOf(file: string, name: string, user: SourceModule): readonly ExportOrigin[] {
    for (const passage of moduleAt(file).passages) {
      const target = fileOf(root, packages, file, passage.request);
      const isNamed = passage.name === name;
      if (target === undefined && isNamed) return [{ request: passage.request, name: passage.origin }];
      if (target === undefined) continue;
      if (isNamed && !isFollowed(pathOf(target))) return [];
      if (isNamed) return origins(target, passage.origin === undefined ? undefined : [passage.origin], user);
      if (passage.name === undefined && isFollowed(pathOf(target)) && hasExport(target, name))
        return origins(target, [name], user);
    }
    const made = madeAt(pathOf(file), name, user);
    return made?.map((one) => ({ file: one })) ?? [{ file, name }];
  }

  function origins(
    file: string,
    names: readonly string[] | undefined,
    user: SourceModule,
  ): readonly ExportOrigin[] {
    const { isDoor, passages } = moduleAt(file);
    // A door of the contract also joins what its features declare.
    const isMixed = passages.length > 0 && contractDoor.test(pathOf(file));
    if (names === undefined) return [{ file }];
    if (!(isDoor || isMixed)) return names.map((name) => ({ file, name }));
    return names.flatMap((name) => originOf(file, name, user));
  }

  const known = new Map<string, readonly Link[]>();
  /** Where everything comes from that a module imports or hands on. */
  function linksOf(file: string): readonly Link[] {
    const read = known.get(file);
    if (read) return read;
    const module = moduleAt(file);
    const links = new Map<number, Link>();
    const whole = module.passages.map(({ at, request }) => ({ at, request, names: undefined }));
    for (const { at, request, names } of [...module.uses, ...whole]) {
      const target = fileOf(root, packages, file, request);
      const isCounted = target === undefined || isFollowed(pathOf(target));
      if (isCounted && target !== undefined && !existsSync(target))
        throw new Error(`${pathOf(file)} imports ${request}, which is not there`);
      const asked = target === undefined ? [{ request }] : isCounted ? origins(target, names, module) : [];
      // What is imported and handed on by two lines stands at one address.
      links.set(at.start, { at, target, origins: [...(links.get(at.start)?.origins ?? []), ...asked] });
    }
    const made = [...links.values()];
    known.set(file, made);
    return made;
  }

  return {
    moduleAt,
    linksOf,
    closure(files) {
      const ours = new Set<string>();
      const theirs = new Set<string>();
      const queue = [...files];
      for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
        if (ours.has(file)) continue;
        ours.add(file);
        for (const origin of linksOf(file).flatMap((link) => link.origins)) {
          if (origin.file !== undefined) queue.push(origin.file);
          if (origin.request !== undefined) theirs.add(origin.request);
        }
      }
      return { ours, theirs };
    },
  };
}
