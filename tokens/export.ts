import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TransformedToken } from 'style-dictionary/types';
import { here, isPublic, pathOf, resolve, stageFile, themeNames } from './resolve.ts';

/*
 * npm run tokens:export writes dist/export/:
 *   figma/<theme>[-stage].tokens.json   one mode each, for Figma's own import of variables
 *   tokens-studio.json                  the sources as they are, with both themes, for Tokens Studio
 */

interface TokenLeaf {
  readonly $type: string;
  readonly $value: unknown;
  readonly $description?: string;
}
export interface ExportedTree {
  [name: string]: ExportedTree | TokenLeaf;
}

/** Red, green, blue and alpha, 0 to 1. @param css `#RRGGBB`, or `rgba(r, g, b, a)` for what lets through */
function channelsOf(css: string): readonly [number, number, number, number] {
  const [red = 0, green = 0, blue = 0, alpha = 1] = css.startsWith('#')
    ? (css.slice(1).match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
    : (css.match(/[\d.]+/g) ?? []).map(Number);
  const share = (byte: number) => Number((byte / 255).toFixed(4));
  return [share(red), share(green), share(blue), Number(alpha.toFixed(4))];
}

/** A colour as the 2025.10 format writes it. */
function colourOf(css: string): object {
  const [red, green, blue, alpha] = channelsOf(css);
  const pair = (part: number) =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, '0')
      .toUpperCase();
  const components = [red, green, blue];
  return { colorSpace: 'srgb', components, alpha, hex: `#${components.map(pair).join('')}` };
}

/** A value as a Figma variable can hold it, or null: shadows and curves are styles there, not variables. */
function variableOf(token: TransformedToken): unknown {
  const value: unknown = token.$value;
  if (token.$type === 'color') return colourOf(String(value));
  if (token.$type === 'dimension') return { value: Number.parseFloat(String(value)), unit: 'px' };
  return token.$type === 'number' || token.$type === 'fontWeight' ? Number(value) : null;
}

/** One mode of the variables: every name with its resolved value. */
export async function figmaMode(theme: string, surface: readonly string[]): Promise<ExportedTree> {
  const root: ExportedTree = {};
  for (const token of (await resolve(theme, surface)).filter(isPublic)) {
    const value = variableOf(token);
    if (value === null) continue;
    const names = [...token.path];
    const last = names.pop() ?? '';
    let branch = root;
    for (const name of names) branch = (branch[name] ??= {}) as ExportedTree;
    if (branch[last] !== undefined) throw new Error(`${pathOf(token)} is a token and a group`);
    const type = token.$type === 'fontWeight' ? 'number' : String(token.$type);
    branch[last] = {
      $type: type,
      $value: value,
      ...(token.$description !== undefined && { $description: token.$description }),
    };
  }
  return root;
}

/** All sources in one document, a set per file; a theme says which sets it wears. */
export async function tokensStudio(): Promise<Record<string, unknown>> {
  const files = (await readdir(here('src'), { recursive: true })).filter((file) => file.endsWith('.json'));
  const sets = files.map((file) => file.replace(/\.json$/, '')).toSorted((a, b) => order(a) - order(b));
  const document: Record<string, unknown> = {};
  for (const set of sets)
    document[set] = JSON.parse(await readFile(join(here('src'), `${set}.json`), 'utf8'));
  const worn = (theme: string, stage: boolean) =>
    Object.fromEntries(
      sets
        .filter((set) => !set.startsWith('theme/') || set === `theme/${theme}`)
        .filter((set) => stage || !set.startsWith('surface/'))
        .map((set) => [set, set.startsWith('primitive/') ? 'source' : 'enabled']),
    );
  document['$themes'] = themeNames.flatMap((theme) =>
    [false, true].map((stage) => ({
      id: stage ? `${theme}-stage` : theme,
      name: stage ? `${theme} stage` : theme,
      group: 'theme',
      selectedTokenSets: worn(theme, stage),
    })),
  );
  document['$metadata'] = { tokenSetOrder: sets };
  return document;
}

/** Later sets win: what a theme says over the sources, what the dark stage says over both. */
const order = (set: string): number =>
  ['primitive/', '', 'theme/', 'surface/'].findLastIndex((start) => set.startsWith(start));

if (import.meta.main) {
  const folder = here('dist/export');
  await mkdir(join(folder, 'figma'), { recursive: true });
  const write = (file: string, content: unknown) =>
    writeFile(join(folder, file), `${JSON.stringify(content, null, 2)}\n`);
  for (const theme of themeNames) {
    await write(`figma/${theme}.tokens.json`, await figmaMode(theme, []));
    await write(`figma/${theme}-stage.tokens.json`, await figmaMode(theme, [stageFile]));
  }
  await write('tokens-studio.json', await tokensStudio());
  process.stdout.write('tokens: exported to tokens/dist/export\n');
}
