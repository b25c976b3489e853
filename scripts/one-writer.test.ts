import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sourcesBelow } from './import-rules.ts';

const root = join(import.meta.dirname, '..');
/** A theme or a language that is put on the document's root element. */
const writes =
  /documentElement\s*\.\s*(lang\s*=[^=]|dataset\b[^;]*=[^=]|setAttribute\(\s*['"](lang|data-theme))/;

it('has one writer of the theme and the language of the document', () => {
  const writers = sourcesBelow(root, ['app', 'design-system', '.storybook'])
    .filter((path) => !/\.(test|stories)\.tsx?$|\/e2e\//.test(path))
    .filter((path) => writes.test(readFileSync(join(root, path), 'utf8')));
  expect(writers).toEqual(['design-system/src/theme/dress-document.ts']);
});
