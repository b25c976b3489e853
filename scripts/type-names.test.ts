import { join } from 'node:path';
import { expect, it } from 'vitest';
import { allTypes, duplicateTypeNames, typesOf } from './type-names.ts';

const root = join(import.meta.dirname, '..');

it('finds a name that two files declare, exported or not', () => {
  const declarations = [
    ...typesOf('a.ts', 'export interface Gift { id: string }\ntype Row = string;\n'),
    ...typesOf('b.ts', 'enum Gift { One }\nexport class Order {}\n'),
    ...typesOf('c.ts', 'export default class Order {}\ntype Other = string;\n'),
  ];
  expect(duplicateTypeNames(declarations)).toEqual([
    { name: 'Gift', paths: ['a.ts', 'b.ts'] },
    { name: 'Order', paths: ['b.ts', 'c.ts'] },
  ]);
});

it('leaves out what is added to a type of a package, and the types of a stories file', () => {
  const stories = 'type Story = StoryObj<typeof meta>;\ntype Play = NonNullable<Story["play"]>;\n';
  const declarations = [
    ...typesOf('a.d.ts', "declare module 'one' {\n  interface Options { a: string }\n}\nexport {};\n"),
    ...typesOf('b.d.ts', "declare module 'one' {\n  interface Options { b: string }\n}\nexport {};\n"),
    ...typesOf('Card.stories.tsx', stories),
    ...typesOf('Chip.stories.tsx', stories),
  ];
  expect(duplicateTypeNames(declarations)).toEqual([]);
});

it('counts Story as a duplicate where it leaves its file, or stands in no stories file', () => {
  const declarations = [
    ...typesOf('Card.stories.tsx', 'export type Story = string;\n'),
    ...typesOf('story.ts', 'interface Story { id: string }\n'),
  ];
  expect(duplicateTypeNames(declarations)).toEqual([
    { name: 'Story', paths: ['Card.stories.tsx', 'story.ts'] },
  ]);
});

it('declares no type name in two files', () => {
  expect(duplicateTypeNames(allTypes(root))).toEqual([]);
});
