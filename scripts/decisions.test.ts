import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../docs/decisions');
const index = readFileSync(join(folder, 'README.md'), 'utf8');
const files = readdirSync(folder).filter((name) => name !== 'README.md');

describe.each(files)('%s', (name) => {
  const text = readFileSync(join(folder, name), 'utf8');

  test('has a title and its four sections, each with a text', () => {
    const [title = '', ...sections] = text.split(/^## /m);
    expect(title).toMatch(/^# \S[^\n]+\n$/m);
    expect(sections.map((section) => section.slice(0, section.indexOf('\n')))).toEqual([
      'Status',
      'Context',
      'Decision',
      'Consequences',
    ]);
    for (const section of sections) expect(section.slice(section.indexOf('\n')).trim()).not.toBe('');
  });

  test('stands in the index with its title and date', () => {
    const title = /^# (.+)$/m.exec(text)?.[1] ?? '';
    expect(name).toMatch(/^\d{4}-\d{2}-\d{2}-[a-z0-9-]+\.md$/);
    expect(index).toContain(`| [${title}](${name}) | ${name.slice(0, 10)} | `);
  });
});

test('the index names no file that is gone', () => {
  const named = [...index.matchAll(/^\| \[[^\]]+\]\(([^)]+)\)/gm)].map(([, name = '']) => name);
  expect(named.toSorted()).toEqual(files.toSorted());
});
