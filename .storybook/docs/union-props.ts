import { parseSync } from 'vite';
import { importsOf, type ReadSource } from './imports.ts';

/** A prop that takes one of several members. */
export interface UnionProp {
  /** The interface it belongs to: the component's props, or something that is passed in them. */
  readonly of: string;
  readonly prop: string;
  /** What the type is called; empty where it is written at the prop. */
  readonly type: string;
  readonly members: readonly UnionMember[];
}

export interface UnionMember {
  /** As it is written, without its place in the file. */
  readonly text: string;
  /** The comment before it. */
  readonly note: string;
}

interface DocsSyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

interface Parsed {
  readonly path: string;
  readonly source: string;
  readonly body: readonly DocsSyntaxNode[];
  readonly comments: readonly { value: string; start: number; end: number }[];
}

/** The fields of a file's exported interfaces whose types are unions, each with its members in their order. */
export function unionPropsOf(path: string, read: ReadSource): UnionProp[] {
  const file = parse(path, read);
  if (!file) return [];
  return file.body
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .map((node) => node['declaration'] as DocsSyntaxNode | null)
    .filter((node) => node?.type === 'TSInterfaceDeclaration')
    .flatMap((node) => (node ? unionsIn(file, node, read) : []));
}

function unionsIn(file: Parsed, owner: DocsSyntaxNode, read: ReadSource): UnionProp[] {
  const members = (owner['body'] as { body: DocsSyntaxNode[] }).body;
  return members.flatMap((member) => {
    const type = (member['typeAnnotation'] as { typeAnnotation: DocsSyntaxNode } | undefined)?.typeAnnotation;
    if (member.type !== 'TSPropertySignature' || !type) return [];
    const found = unionOf(file, type, read);
    if (!found) return [];
    return [
      {
        of: (owner['id'] as { name: string }).name,
        prop: (member['key'] as { name: string }).name,
        type: type.type === 'TSTypeReference' ? file.source.slice(type.start, type.end) : '',
        members: membersOf(found.file, found.union),
      },
    ];
  });
}

function parse(path: string, read: ReadSource): Parsed | undefined {
  const source = read(path);
  if (source === undefined) return undefined;
  const { program, comments } = parseSync(path, source);
  return { path, source, body: program.body as unknown as DocsSyntaxNode[], comments };
}

/** The interface or type of a name that a file declares itself. */
function declared(file: Parsed, name: string): DocsSyntaxNode | undefined {
  return (
    file.body
      .map((node) =>
        node.type === 'ExportNamedDeclaration' ? (node['declaration'] as DocsSyntaxNode | null) : node,
      )
      .find(
        (node) =>
          (node?.['id'] as { name?: string } | null | undefined)?.name === name &&
          node?.type.startsWith('TS') === true,
      ) ?? undefined
  );
}

/** The union that a type is or leads to, through names and files; texts alone (`'small' | 'large'`) count by name only. */
function unionOf(
  file: Parsed,
  type: DocsSyntaxNode,
  read: ReadSource,
): { file: Parsed; union: DocsSyntaxNode } | undefined {
  if (type.type === 'TSUnionType') {
    const hasShapes = (type['types'] as DocsSyntaxNode[]).some((member) => member.type === 'TSTypeLiteral');
    return hasShapes ? { file, union: type } : undefined;
  }
  if (type.type !== 'TSTypeReference') return undefined;
  const found = typeOf(file, (type['typeName'] as { name?: string }).name ?? '', read, new Set());
  const alias = found?.node['typeAnnotation'] as DocsSyntaxNode | undefined;
  if (!found || found.node.type !== 'TSTypeAliasDeclaration' || !alias) return undefined;
  return alias.type === 'TSUnionType' ? { file: found.file, union: alias } : unionOf(found.file, alias, read);
}

function typeOf(
  file: Parsed,
  name: string,
  read: ReadSource,
  seen: Set<string>,
): { file: Parsed; node: DocsSyntaxNode } | undefined {
  const here = declared(file, name);
  if (here) return { file, node: here };
  seen.add(file.path);
  for (const { names, file: target } of importsOf(file.path, file.source)) {
    if (target === undefined || seen.has(target) || (names.length > 0 && !names.includes(name))) continue;
    const next = parse(target, read);
    const found = next && typeOf(next, name, read, seen);
    if (found) return found;
  }
  return undefined;
}

const membersOf = ({ source, comments }: Parsed, union: DocsSyntaxNode): UnionMember[] =>
  (union['types'] as DocsSyntaxNode[]).map(({ start, end }, at, types) => {
    const from = types[at - 1]?.end ?? union.start;
    const note = comments.findLast(
      (comment) =>
        comment.start >= from - 200 && comment.end <= start && isBetween(source, comment.end, start),
    );
    return { text: dedent(source, start, end), note: note ? plain(note.value) : '' };
  });

/** Nothing but space and the bar of the union lies between. */
const isBetween = (source: string, from: number, to: number): boolean =>
  /^[\s|]*$/.test(source.slice(from, to));

const plain = (comment: string): string =>
  comment
    .replaceAll(/^\s*\*+/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A member as it would stand at the beginning of a line. */
function dedent(source: string, start: number, end: number): string {
  const [first = '', ...rest] = source.slice(start, end).split('\n');
  const depth = Math.min(...rest.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)));
  return [first, ...rest.map((line) => line.slice(depth))].join('\n');
}
