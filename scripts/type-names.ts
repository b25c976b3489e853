import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, type Statement } from 'oxc-parser';
import { sourceFolders, sourcesBelow } from './import-rules.ts';

/** An interface, a type, an enum or a class at the top level of a file. */
export interface TypeDeclaration {
  readonly name: string;
  /** Relative to the root. */
  readonly path: string;
  readonly isExported: boolean;
}

/** A name that more than one file declares. */
export interface DuplicateTypeName {
  readonly name: string;
  readonly paths: readonly string[];
}

const typeKinds = new Set([
  'ClassDeclaration',
  'TSEnumDeclaration',
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
]);

/** Storybook's form of a stories file: `Story` is made from the `meta` of that file and never leaves it. */
const storyTypes = new Set(['Story', 'Play']);

const isOfStories = ({ name, path, isExported }: TypeDeclaration): boolean =>
  storyTypes.has(name) && !isExported && path.endsWith('.stories.tsx');

/** The types that a file declares. What `declare module` adds to a type of a package is no declaration of ours. */
export function typesOf(path: string, source: string): TypeDeclaration[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`);
  return program.body.flatMap((statement) => {
    const isExported =
      statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration';
    const declared = (isExported ? statement.declaration : statement) as Partial<Statement> | null;
    if (!declared?.type || !typeKinds.has(declared.type) || !('id' in declared)) return [];
    const { id } = declared;
    return id && 'name' in id ? [{ name: id.name, path, isExported }] : [];
  });
}

/** The names that more than one file declares, exported or not. */
export function duplicateTypeNames(declarations: readonly TypeDeclaration[]): DuplicateTypeName[] {
  const paths = new Map<string, Set<string>>();
  for (const declaration of declarations) {
    if (isOfStories(declaration)) continue;
    const { name, path } = declaration;
    paths.set(name, (paths.get(name) ?? new Set()).add(path));
  }
  return [...paths]
    .filter(([, files]) => files.size > 1)
    .map(([name, files]) => ({ name, paths: [...files].toSorted() }));
}

/** Every type of the project. @param root folder with the workspaces in it */
export const allTypes = (root: string): TypeDeclaration[] =>
  sourcesBelow(root, [...sourceFolders, 'bench']).flatMap((path) =>
    typesOf(path, readFileSync(join(root, path), 'utf8')),
  );
