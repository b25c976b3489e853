import { parseSync } from '@swc/core';

/** What is handed to what by code that composes the server. */
export interface Composition {
  /** Names of what is made or taken in. */
  readonly names: readonly string[];
  /** Each as the names along it, the first again at its end. */
  readonly cycles: readonly (readonly string[])[];
  /** `a -> b` where something handed to `a` mentions `b`, which is made later. */
  readonly forward: readonly string[];
  /** `rooms.own("live_")`: registrations, which are the allowed way back. */
  readonly registrations: readonly string[];
}

type Syntax = { readonly type?: string; readonly [field: string]: unknown };
const isSyntax = (value: unknown): value is Syntax => typeof value === 'object' && value !== null;

const functions = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'MethodProperty']);
const typesOnly = new Set(['typeAnnotation', 'typeArguments', 'typeParameters', 'typeParams', 'returnType']);
const wrappers: Readonly<Record<string, string>> = {
  AwaitExpression: 'argument',
  ParenthesisExpression: 'expression',
  TsAsExpression: 'expression',
  TsNonNullExpression: 'expression',
  TsSatisfiesExpression: 'expression',
  OptionalChainingExpression: 'base',
};

function unwrap(value: unknown): Syntax {
  const syntax = isSyntax(value) ? value : {};
  const inner = wrappers[syntax.type ?? ''];
  return inner === undefined ? syntax : unwrap(syntax[inner]);
}

/** Names differ by scope too: swc numbers the scopes. Field names have no such number. */
const bindingOf = ({ type, value, ctxt }: Syntax): string | undefined =>
  type === 'Identifier' && typeof value === 'string' && typeof ctxt === 'number'
    ? `${value}#${ctxt}`
    : undefined;

function walk(value: unknown, visit: (syntax: Syntax) => boolean): void {
  if (!isSyntax(value)) return;
  if (value.type !== undefined && !visit(value)) return;
  for (const [field, inner] of Object.entries(value)) if (!typesOnly.has(field)) walk(inner, visit);
}

function bindingsIn(value: unknown): string[] {
  const found: string[] = [];
  walk(value, (syntax) => {
    const binding = bindingOf(syntax);
    if (binding !== undefined) found.push(binding);
    return true;
  });
  return found;
}

/** `a` of `a.b.c(d).e`. */
function rootOf(value: unknown): string | undefined {
  const syntax = unwrap(value);
  if (syntax.type === 'MemberExpression') return rootOf(syntax['object']);
  if (syntax.type === 'CallExpression') return rootOf(syntax['callee']);
  return bindingOf(syntax);
}

const isMember = (value: unknown): boolean => unwrap(value).type === 'MemberExpression';

/**
 * Reads what is handed to what: arguments, fields of what is built, assignments and calls on what was built before,
 * and whatever functions among them mention, since they will call it. A call whose first argument is a name in
 * quotes registers, and hands nothing; routes are added to `http` by their path, which is the same.
 * @param code of one file
 */
export function compositionOf(code: string): Composition {
  const program = parseSync(code, { syntax: 'typescript', target: 'es2024' });
  /** What is one thing under several names, such as what was taken out of a parameter. */
  const same = new Map<string, string>();
  const canonical = (binding: string): string => {
    const other = same.get(binding);
    return other === undefined || other === binding ? binding : canonical(other);
  };
  const declared = new Map<string, number>();
  const handed: { to: string; what: readonly string[]; at: number }[] = [];
  const holds = new Map<string, readonly string[]>();
  const registrations: string[] = [];
  const positionOf = (syntax: Syntax): number => (syntax['span'] as { start: number }).start;

  function declare(pattern: unknown, from: unknown, at: number): void {
    const names = bindingsIn(pattern);
    const [first] = names;
    for (const name of names) declared.set(name, at);
    if (first === undefined) return;
    const init = unwrap(from);
    const source = init.type === 'MemberExpression' ? rootOf(init) : bindingOf(init);
    for (const name of names) if (name !== first) same.set(name, first);
    if (source !== undefined && declared.has(source)) same.set(first, source);
    else handed.push({ to: first, what: bindingsIn(from), at });
    const isHolder =
      init.type === 'ObjectExpression' ||
      init.type === 'ArrayExpression' ||
      (init.type === 'CallExpression' && rootOf(init)?.startsWith('Object#'));
    if (isHolder) holds.set(first, bindingsIn(from));
  }

  function readCall(call: Syntax, isStatement: boolean): void {
    const given = (call['arguments'] as readonly { expression: Syntax }[]).map(
      ({ expression }) => expression,
    );
    const [first] = given;
    const receiver = rootOf(call['callee']);
    const isOnObject = isMember(call['callee']) && !receiver?.startsWith('Object#');
    if (isOnObject && first?.type === 'StringLiteral')
      registrations.push(`${receiver?.split('#')[0]}("${String(first['value'])}")`);
    else if (isOnObject && receiver !== undefined)
      handed.push({ to: receiver, what: given.flatMap(bindingsIn), at: positionOf(call) });
    else if (isStatement && first) {
      const to = rootOf(first);
      if (to !== undefined)
        handed.push({ to, what: given.slice(1).flatMap(bindingsIn), at: positionOf(call) });
    }
  }

  const composing = new Set(
    program.body.map((item) => ('declaration' in item ? item.declaration : item)) as unknown[],
  );

  function readStatements(value: unknown): void {
    walk(value, (syntax) => {
      if (functions.has(syntax.type ?? '')) return false;
      if (syntax.type === 'VariableDeclarator') declare(syntax['id'], syntax['init'], positionOf(syntax));
      if (syntax.type === 'Parameter') declare(syntax['pat'], undefined, positionOf(syntax));
      if (syntax.type === 'FunctionDeclaration' && !composing.has(syntax)) {
        const name = bindingOf(syntax['identifier'] as Syntax);
        if (name !== undefined) {
          declared.set(name, positionOf(syntax));
          handed.push({ to: name, what: bindingsIn(syntax['body']), at: positionOf(syntax) });
        }
        return false;
      }
      if (syntax.type === 'ForOfStatement') {
        const [{ id } = {}] = (syntax['left'] as { declarations?: Syntax[] }).declarations ?? [];
        declare(id, syntax['right'], positionOf(syntax));
      }
      if (syntax.type === 'AssignmentExpression') {
        const to = rootOf(syntax['left']);
        const what = bindingsIn(syntax['right']);
        if (to !== undefined) handed.push({ to, what, at: positionOf(syntax) });
      }
      if (syntax.type === 'ExpressionStatement') {
        const expression = unwrap(syntax['expression']);
        if (expression.type === 'CallExpression' && !isMember(expression['callee']))
          readCall(expression, true);
      }
      if (syntax.type === 'CallExpression') readCall(syntax, false);
      return true;
    });
  }
  readStatements(program);
  return graphOf({ canonical, declared, handed, holds, registrations });
}

interface CompositionReading {
  readonly canonical: (binding: string) => string;
  readonly declared: ReadonlyMap<string, number>;
  readonly handed: readonly { readonly to: string; readonly what: readonly string[]; readonly at: number }[];
  readonly holds: ReadonlyMap<string, readonly string[]>;
  readonly registrations: readonly string[];
}

const nameOf = (binding: string): string => binding.split('#')[0] ?? '';

function graphOf({ canonical, declared, handed, holds, registrations }: CompositionReading): Composition {
  const edges = new Map<string, Set<string>>();
  const forward = new Set<string>();

  /** What is handed to a holder, such as a list of modules, reaches what it holds. */
  const reached = (to: string): string[] => [
    to,
    ...(holds.get(canonical(to)) ?? []).filter((held) => declared.has(held)).flatMap(reached),
  ];
  const made = new Set<string>();
  for (const { to, what, at } of handed) {
    if (!declared.has(to) || nameOf(to) === 'http') continue;
    const isMaking = !made.has(to) && at === declared.get(to);
    made.add(to);
    const known = what.filter((binding) => declared.has(binding));
    for (const binding of known)
      if ((declared.get(binding) ?? 0) > at) forward.add(`${nameOf(to)} -> ${nameOf(binding)}`);
    for (const receiver of isMaking ? [to] : reached(to)) {
      const from = canonical(receiver);
      const targets = edges.get(from) ?? new Set<string>();
      for (const binding of known) if (canonical(binding) !== from) targets.add(canonical(binding));
      edges.set(from, targets);
    }
  }
  return {
    names: [...new Set([...declared.keys()].map(nameOf))],
    cycles: cyclesOf(edges).map((cycle) => cycle.map(nameOf)),
    forward: [...forward],
    registrations,
  };
}

function cyclesOf(edges: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const path: string[] = [];
  function visit(node: string): void {
    const before = path.indexOf(node);
    if (before !== -1) {
      cycles.push([...path.slice(before), node]);
      return;
    }
    if (done.has(node)) return;
    path.push(node);
    for (const next of edges.get(node) ?? []) visit(next);
    path.pop();
    done.add(node);
  }
  for (const node of edges.keys()) visit(node);
  return cycles;
}
