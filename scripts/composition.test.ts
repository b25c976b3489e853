import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compositionOf } from './composition.ts';

const server = join(import.meta.dirname, '../server/src');
const modules = readdirSync(join(server, 'modules'));
const composing = ['app.ts', 'platform/platform.ts', ...modules.map((name) => `modules/${name}/index.ts`)];

describe('the server is composed in one direction', () => {
  test.each(composing)('%s hands nothing forward, and nothing in a circle', (file) => {
    const { names, cycles, forward } = compositionOf(readFileSync(join(server, file), 'utf8'));
    expect(names.length).toBeGreaterThan(3);
    expect({ cycles, forward }).toEqual({ cycles: [], forward: [] });
  });

  test('and what is asked backwards is registered by name', () => {
    const all = modules.flatMap(
      (name) => compositionOf(readFileSync(join(server, `modules/${name}/index.ts`), 'utf8')).registrations,
    );
    expect(all).toContain('rooms("live_")');
    expect(all.length).toBeGreaterThan(10);
  });

  test('app.ts is short, and names no feature', () => {
    const file = readFileSync(join(server, 'app.ts'), 'utf8');
    const code = file.replace(/\/\*[^]*?\*\//g, '');
    expect(file.split('\n').length).toBeLessThan(150);
    const features = modules.flatMap((module) =>
      readdirSync(join(server, 'modules', module), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && entry.name !== module)
        .map((entry) => entry.name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())),
    );
    expect(features.length).toBeGreaterThan(12);
    expect(features.filter((feature) => new RegExp(`\\b(create)?${feature}\\b`, 'i').test(code))).toEqual([]);
  });
});

describe('a cycle is seen', () => {
  const cyclesOf = (body: string) => compositionOf(`export function compose(given) {${body}}`).cycles;

  test.each([
    [
      'behind an arrow function',
      'const a = createA({ ask: (x) => b.answer(x) }); const b = createB({ a });',
      ['a', 'b', 'a'],
    ],
    [
      'behind a method',
      'const a = createA({ ask() { return b.answer(); } }); const b = createB(a);',
      ['a', 'b', 'a'],
    ],
    [
      'behind a function of its own',
      'function late() { return b; } const a = createA(late); const b = createB({ a });',
      ['late', 'b', 'a', 'late'],
    ],
    ['behind a variable filled later', 'let b; const a = createA(() => b); b = createB(a);', ['b', 'a', 'b']],
    [
      'behind a box filled later',
      'const box = {}; const a = createA(() => box.b); const b = createB(a); box.b = b;',
      ['box', 'b', 'a', 'box'],
    ],
    [
      'over three',
      'const a = createA({ c: () => c.go() }); const b = createB({ a }); const c = createC({ b });',
      ['a', 'c', 'b', 'a'],
    ],
    ['by a call afterwards', 'const a = createA(); const b = createB(a); a.use(b.port);', ['a', 'b', 'a']],
    [
      'by a function that joins two afterwards',
      'const a = createA(); const b = createB(a); join(a, b);',
      ['a', 'b', 'a'],
    ],
    [
      'by an assignment to a part of what was taken out',
      'const { port } = given; const b = createB({ given }); port.ask = b.answer;',
      ['given', 'b', 'given'],
    ],
    [
      'through a list of what was built',
      'const a = createA(); const b = createB(a); const all = [a]; for (const one of all) one.use(b);',
      ['a', 'b', 'a'],
    ],
  ])('%s', (_, body, cycle) => {
    expect(cyclesOf(body)).toContainEqual(cycle);
  });

  test('a call forward is seen though it closes no circle', () => {
    const { cycles, forward } = compositionOf(
      'export function compose() { const a = createA({ ask: () => b.go() }); const b = createB(); }',
    );
    expect({ cycles, forward }).toEqual({ cycles: [], forward: ['a -> b'] });
  });

  test('what goes one way, and what is registered by name, is none', () => {
    const { cycles, forward, registrations } = compositionOf(`
      export function compose(platform, { rooms }) {
        const a = createA(platform);
        const b = createB({ ...platform, a, rooms, take: a.scene('b', {}) });
        rooms.own('b_', b.access);
        a.facet('b', (id) => b.find(id));
        const read = (a) => a.b;
        return { a, b, read };
      }`);
    expect({ cycles, forward }).toEqual({ cycles: [], forward: [] });
    expect(registrations).toEqual(['a("b")', 'rooms("b_")', 'a("b")']);
  });
});
