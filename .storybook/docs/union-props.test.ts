import { expect, it } from 'vitest';
import { unionPropsOf } from './union-props.ts';

const files: Readonly<Record<string, string>> = {
  '/house/Box/Box.tsx': `
    import type { Size } from './size.ts';
    import { type BoxState } from '../index.ts';
    export interface BoxProps {
      state: BoxState;
      size?: Size;
      tone?: 'plain' | 'brand';
      next: { kind: 'page'; href: string } | { kind: 'none' };
      children: string;
    }
    export interface BoxItem { mark: { kind: 'none' } | { kind: 'mark'; at: number } }`,
  '/house/Box/size.ts': `export type Size = 'small' | 'large';`,
  '/house/index.ts': `export * from './state.ts';`,
  '/house/state.ts': `
export type BoxState =
  | { kind: 'loading' }
  /** It did not arrive. */
  | {
      kind: 'error';
      /** A sentence. */
      reason: string;
    };`,
};

const props = () => unionPropsOf('/house/Box/Box.tsx', (path) => files[path]);

it('a state union is written out member by member, through the files that hand it on', () => {
  expect(props()[0]).toEqual({
    of: 'BoxProps',
    prop: 'state',
    type: 'BoxState',
    members: [
      { text: "{ kind: 'loading' }", note: '' },
      {
        text: "{\n  kind: 'error';\n  /** A sentence. */\n  reason: string;\n}",
        note: 'It did not arrive.',
      },
    ],
  });
});

it('writes out unions of texts behind a name and unions at the prop, and leaves to the table what it shows itself', () => {
  expect(props().map(({ prop, members }) => [prop, members.length])).toEqual([
    ['state', 2],
    ['size', 2],
    ['next', 2],
    ['mark', 2],
  ]);
});

it('writes out unions within what is passed in the props', () => {
  expect(props().at(-1)).toMatchObject({ of: 'BoxItem', prop: 'mark' });
});

it('finds nothing in a file without interfaces, and none in one that is not there', () => {
  expect(unionPropsOf('/house/Box/size.ts', (path) => files[path])).toEqual([]);
  expect(unionPropsOf('/house/None.tsx', (path) => files[path])).toEqual([]);
});
