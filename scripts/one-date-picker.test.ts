import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sourcesBelow } from './import-rules.ts';

const root = join(import.meta.dirname, '..');
const sources = sourcesBelow(root, ['app', 'design-system'])
  .filter((path) => !/\.(test|stories|docs)\.tsx?$|\/e2e\//.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const pathsWith = (pattern: RegExp): string[] =>
  sources
    .filter(({ text }) => pattern.test(text))
    .map(({ path }) => path)
    .toSorted();

/** A field of the browser's own for a day or a time. */
const browserField = /\btype=\{?\s*['"`](date|time|datetime|datetime-local|month|week)['"`]/;
/** A component that by its name asks for one. */
const picker = /\bfunction\s+(\w*(Date|Day|Time|Moment|Calendar)\w*(Picker|Input|Field))\s*\(/;

it('E Face.2: a day or a moment is asked for by one DateTimePicker everywhere', () => {
  expect(pathsWith(browserField)).toEqual([]);
  expect(pathsWith(picker)).toEqual([
    'design-system/src/components/page/MomentPicker/MomentPicker.tsx',
    'design-system/src/primitives/DateTimePicker/DateTimePicker.tsx',
  ]);
  // It is used in the words of the product, which MomentPicker gives it.
  expect(pathsWith(/<DateTimePicker\b/)).toEqual([
    'design-system/src/components/page/MomentPicker/MomentPicker.tsx',
  ]);
});
