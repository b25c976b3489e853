import { describe, expect, it } from 'vitest';
import { createVisit } from './create-visit.ts';

describe('a visit', () => {
  it('lasts until another begins', () => {
    const visit = createVisit();
    const first = visit.begin();
    expect(first()).toBe(true);
    const second = visit.begin();
    expect([first(), second()]).toEqual([false, true]);
  });

  it('is over when it ends, though no other begins', () => {
    const visit = createVisit();
    const isHere = visit.begin();
    visit.end();
    expect(isHere()).toBe(false);
  });

  it('lets an answer through that comes while it lasts, and none that comes later', async () => {
    const visit = createVisit();
    const shown: string[] = [];
    const ask = async (question: string, answer: Promise<unknown>) => {
      const isHere = visit.watch();
      await answer;
      if (isHere()) shown.push(question);
    };
    let late = () => {};
    visit.begin();
    const asked = ask('late', new Promise<void>((resolve) => (late = resolve)));
    await ask('prompt', Promise.resolve());
    visit.begin();
    late();
    await asked;
    expect(shown).toEqual(['prompt']);
  });

  it('is another one for each maker', () => {
    const one = createVisit();
    const isHere = one.begin();
    createVisit().begin();
    expect(isHere()).toBe(true);
  });
});
