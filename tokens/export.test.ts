import { expect, test } from 'vitest';
import { figmaMode, type ExportedTree, tokensStudio } from './export.ts';
import { stageFile } from './resolve.ts';

interface TestedLeaf {
  readonly $type: string;
  readonly $value: unknown;
}

/** Every token of a tree by its path. */
function leavesOf(tree: ExportedTree, path: readonly string[] = []): [string, TestedLeaf][] {
  return Object.entries(tree).flatMap(([name, value]) =>
    '$value' in value
      ? [[[...path, name].join('.'), value as TestedLeaf] satisfies [string, TestedLeaf]]
      : leavesOf(value, [...path, name]),
  );
}

test('all modes for Figma have the same names and types, with values a variable can hold', async () => {
  const modes = await Promise.all([
    figmaMode('education', []),
    figmaMode('red', []),
    figmaMode('education', [stageFile]),
    figmaMode('red', [stageFile]),
  ]);
  const shape = (mode: ExportedTree) => leavesOf(mode).map(([path, { $type }]) => `${path} ${$type}`);
  const [first, ...others] = modes.map((mode) => shape(mode).toSorted());
  for (const other of others) expect(other).toEqual(first);
  expect(first?.length).toBeGreaterThan(100);
  for (const [path, { $type, $value }] of modes.flatMap((mode) => leavesOf(mode))) {
    if ($type === 'color') {
      const { components, alpha, hex } = $value as { components: number[]; alpha: number; hex: string };
      expect(hex, path).toMatch(/^#[0-9A-F]{6}$/);
      for (const part of [...components, alpha])
        expect(part >= 0 && part <= 1, `${path} ${JSON.stringify($value)}`).toBe(true);
    } else if ($type === 'dimension') {
      expect(($value as { value: number }).value, path).not.toBeNaN();
    } else {
      expect($value, path).not.toBeNaN();
    }
  }
});

test('the brand colours arrive to the letter', async () => {
  const of = async (theme: string) =>
    leavesOf(await figmaMode(theme, [])).find(([path]) => path === 'color.brand.primary')?.[1].$value;
  expect(await of('education')).toMatchObject({ hex: '#F36E14', alpha: 1 });
  expect(await of('red')).toMatchObject({ hex: '#FA2C19', alpha: 1 });
});

test('Tokens Studio gets every source, with one theme set in each theme', async () => {
  const document = await tokensStudio();
  const { tokenSetOrder } = document['$metadata'] as { tokenSetOrder: string[] };
  for (const set of tokenSetOrder) expect(document[set], set).toBeTypeOf('object');
  expect(tokenSetOrder.at(-1)).toBe('surface/stage');
  const themes = document['$themes'] as { name: string; selectedTokenSets: Record<string, string> }[];
  expect(themes.map(({ name }) => name)).toEqual(['education', 'education stage', 'red', 'red stage']);
  for (const { selectedTokenSets } of themes)
    expect(Object.keys(selectedTokenSets).filter((set) => set.startsWith('theme/'))).toHaveLength(1);
});
