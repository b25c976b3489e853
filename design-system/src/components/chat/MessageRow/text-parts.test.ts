import { describe, expect, it } from 'vitest';
import { textParts } from './text-parts.ts';

const partsOf = (text: string, mentions?: readonly string[]) =>
  textParts(text, mentions).map(({ kind, text }) => ({ kind, text }));

describe('textParts', () => {
  it('leaves plain words whole', () => {
    expect(partsOf('均线怎么看？')).toEqual([{ kind: 'words', text: '均线怎么看？' }]);
  });

  it('finds addresses and leaves the sentence mark behind them', () => {
    expect(partsOf('看 https://example.com/a?b=1，谢谢')).toEqual([
      { kind: 'words', text: '看 ' },
      { kind: 'link', text: 'https://example.com/a?b=1' },
      { kind: 'words', text: '，谢谢' },
    ]);
  });

  it('ends an address before the mark of its sentence', () => {
    expect(partsOf('See https://example.com/a.html. Then go on')).toEqual([
      { kind: 'words', text: 'See ' },
      { kind: 'link', text: 'https://example.com/a.html' },
      { kind: 'words', text: '. Then go on' },
    ]);
  });

  it('takes a bracket for a part of an address only where it opens there, and a scheme in capitals', () => {
    expect(partsOf('(见 HTTPS://a.com/b_(c))，“http://b.com”')).toEqual([
      { kind: 'words', text: '(见 ' },
      { kind: 'link', text: 'HTTPS://a.com/b_(c)' },
      { kind: 'words', text: ')，“' },
      { kind: 'link', text: 'http://b.com' },
      { kind: 'words', text: '”' },
    ]);
  });

  it('finds names only where they are mentioned, whatever they are made of', () => {
    expect(partsOf('@A.B (1) 和 @Mei', ['A.B (1)'])).toEqual([
      { kind: 'mention', text: '@A.B (1)' },
      { kind: 'words', text: ' 和 @Mei' },
    ]);
  });

  it('marks no part of a longer name', () => {
    expect(partsOf('@Anh và @An, @An张', ['An'])).toEqual([
      { kind: 'words', text: '@Anh và ' },
      { kind: 'mention', text: '@An' },
      { kind: 'words', text: ', ' },
      { kind: 'mention', text: '@An' },
      { kind: 'words', text: '张' },
    ]);
  });

  it('marks the whole of a name that begins like another', () => {
    expect(partsOf('@An Nguyen @An', ['An', 'An Nguyen'])).toEqual([
      { kind: 'mention', text: '@An Nguyen' },
      { kind: 'words', text: ' ' },
      { kind: 'mention', text: '@An' },
    ]);
  });

  it('finds the emoji it can draw', () => {
    expect(partsOf('好❤️👍')).toEqual([
      { kind: 'words', text: '好' },
      { kind: 'emoji', text: '❤️' },
      { kind: 'emoji', text: '👍' },
    ]);
  });

  it('never makes a link of another scheme', () => {
    expect(partsOf('javascript:alert(1)')).toEqual([{ kind: 'words', text: 'javascript:alert(1)' }]);
  });
});
