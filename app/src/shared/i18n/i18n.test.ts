import i18next from 'i18next';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { session } from '../session/index.ts';
import { changeLanguage, needWords, startLanguage } from './i18n.ts';

const speaks = (namespace: string) => i18next.hasResourceBundle(i18next.language, namespace);

beforeAll(startLanguage);
beforeEach(() => changeLanguage('en'));

describe('words', () => {
  it('of the shell are there from the start, those of a page when it needs them', async () => {
    expect([speaks('shell'), speaks('errors'), speaks('exams')]).toEqual([true, true, false]);
    await needWords(['exams']);
    expect(speaks('exams')).toBe(true);
  });

  it('of every page seen so far come with another language', async () => {
    await needWords(['fans']);
    await changeLanguage('th');
    expect(i18next.language).toBe('th');
    expect([speaks('shell'), speaks('fans'), speaks('wishes')]).toEqual([true, true, false]);
  });

  it('that a page needs while the language changes come in the language that is spoken then', async () => {
    await Promise.all([changeLanguage('vi'), needWords(['ai'])]);
    expect(session.lang).toBe('vi');
    expect(speaks('ai')).toBe(true);
    await Promise.all([needWords(['learning']), changeLanguage('ms')]);
    expect(session.lang).toBe('ms');
    expect(speaks('learning')).toBe(true);
  });
});
