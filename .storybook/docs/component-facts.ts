import { dirname } from 'node:path';
import { importsOf, type ReadSource } from './imports.ts';
import { type UnionProp, unionPropsOf } from './union-props.ts';

/** What the source of a component says about it. Read, not written a second time: it cannot grow old. */
export interface ComponentFacts {
  readonly unions: readonly UnionProp[];
  /** Keys of its words, `namespace:key`; empty where its words come in as props. */
  readonly words: readonly string[];
  /** Paths of the tokens it is styled by: `color.action.fill-hover`. */
  readonly tokens: readonly string[];
  /** Components it draws. */
  readonly parts: readonly string[];
}

/** Keys of all words by namespace; a plural without its ending. */
export type WordKeys = Readonly<Record<string, readonly string[]>>;

/**
 * Reads a component and what belongs to it: the other components of its folder that it draws, and the styles they use.
 * @param file path of `<Name>.tsx`
 */
export function componentFacts(file: string, read: ReadSource, keys: WordKeys): ComponentFacts {
  const components = [file];
  for (const path of components) {
    const own = targets(path, read).filter((to) => to.endsWith('.tsx') && dirname(to) === dirname(file));
    components.push(...own.filter((to) => !components.includes(to)));
  }
  const styles = components.flatMap((path) => targets(path, read).filter((to) => to.endsWith('.styles.ts')));
  const sourceOf = (path: string) => read(path) ?? '';
  return {
    unions: unionPropsOf(file, read),
    words: unique(components.flatMap((path) => wordsIn(sourceOf(path), keys))),
    tokens: unique([...components, ...new Set(styles)].flatMap((path) => tokensIn(sourceOf(path)))),
    parts: unique(components.flatMap((path) => partsIn(path, sourceOf(path)))),
  };
}

const unique = (values: readonly string[]): string[] => [...new Set(values)].sort();

const targets = (path: string, read: ReadSource): string[] =>
  importsOf(path, read(path) ?? '').flatMap(({ file }) => file ?? []);

/** Tokens that styles name: `color.text.muted`, `space[2]`, `tokens.redPacket.paper`. */
function tokensIn(source: string): string[] {
  const groups = /const \{([^}]+)\} = tokens;/.exec(source)?.[1]?.split(',') ?? [];
  const names = ['tokens', ...groups.map((group) => group.trim()).filter(Boolean)].join('|');
  const uses = source.matchAll(new RegExp(`\\$?\\{(${names})((?:\\.[a-zA-Z]\\w*|\\[\\w+\\])+)\\}`, 'g'));
  return [...uses].map(([, group = '', rest = '']) =>
    `${group}${rest.replaceAll(/\[(\w+)\]/g, '.$1')}`
      .replace(/^tokens\./, '')
      .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      .replaceAll(/(?<=[a-z])\d/g, (digit) => `-${digit}`),
  );
}

/** Components of other folders that stand in the markup. */
const partsIn = (path: string, source: string): string[] =>
  importsOf(path, source)
    .filter(
      ({ file }) => file !== undefined && !file.endsWith('.styles.ts') && dirname(file) !== dirname(path),
    )
    .flatMap(({ names }) => names)
    .filter((name) => !name.endsWith('Icon') && new RegExp(`<${name}[\\s>]`).test(source));

/** What may be a key: `t('key')`, any text with a dot or a colon in it, and templates such as `kind.${kind}`. */
const keyTexts = /\bt\(\s*['`]([^'`\s]+)['`]|['`]([\w-]+[.:][^'`\s]+)['`]/g;

/** Keys of the namespaces that a component asks for, where its source names them. */
function wordsIn(source: string, keys: WordKeys): string[] {
  const namespaces = [...source.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name),
  );
  return [...source.matchAll(keyTexts)].flatMap(([, asked, dotted]) => {
    const text = asked ?? dotted ?? '';
    const [, named, rest = text] = /^([\w-]+):(.+)$/.exec(text) ?? [];
    const pattern = new RegExp(`^${rest.replaceAll('.', '\\.').replaceAll(/\$\{[^}]+\}/g, '[^.]+')}$`);
    return (named === undefined ? unique(namespaces) : [named]).flatMap((namespace) =>
      (keys[namespace] ?? []).filter((key) => pattern.test(key)).map((key) => `${namespace}:${key}`),
    );
  });
}
