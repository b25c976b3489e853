import { parseSync } from 'oxc-parser';

/** A function that a file declares at its top level. */
export interface TopLevelFunction {
  readonly name: string;
  /** From its first line to its last. */
  readonly lines: number;
}

interface CodeNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface DeclaringNode extends CodeNode {
  readonly id?: { readonly name?: string } | null;
  readonly init?: CodeNode | null;
  readonly declaration?: DeclaringNode | null;
  readonly declarations?: readonly DeclaringNode[];
}

const functionKinds = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/** The functions of a file's top level, exported or not. */
export function topLevelFunctions(path: string, source: string): TopLevelFunction[] {
  const { program } = parseSync(path, source);
  const linesOf = ({ start, end }: CodeNode): number => source.slice(start, end).split('\n').length;
  return program.body.flatMap((statement) => {
    const { declaration, ...node } = statement as unknown as DeclaringNode;
    const declared = declaration ?? node;
    if (functionKinds.has(declared.type))
      return [{ name: declared.id?.name ?? 'default', lines: linesOf(declared) }];
    return (declared.declarations ?? []).flatMap(({ id, init }) =>
      init && functionKinds.has(init.type) ? [{ name: id?.name ?? '', lines: linesOf(init) }] : [],
    );
  });
}
