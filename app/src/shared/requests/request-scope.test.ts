import { describe, expect, it } from 'vitest';
import { createRequestScope } from './request-scope.ts';

describe('a request scope', () => {
  it('lasts until another begins', () => {
    const scope = createRequestScope();
    const first = scope.begin();
    expect(first()).toBe(true);
    const second = scope.begin();
    expect([first(), second()]).toEqual([false, true]);
  });

  it('is over when it ends, though no other begins', () => {
    const scope = createRequestScope();
    const isCurrent = scope.begin();
    scope.end();
    expect(isCurrent()).toBe(false);
  });

  it('lets an answer through that comes while it lasts, and none that comes later', async () => {
    const scope = createRequestScope();
    const shown: string[] = [];
    const ask = async (question: string, answer: Promise<unknown>) => {
      const isCurrent = scope.watch();
      await answer;
      if (isCurrent()) shown.push(question);
    };
    let late = () => {};
    scope.begin();
    const asked = ask('late', new Promise<void>((resolve) => (late = resolve)));
    await ask('prompt', Promise.resolve());
    scope.begin();
    late();
    await asked;
    expect(shown).toEqual(['prompt']);
  });

  it('is another one for each owner', () => {
    const one = createRequestScope();
    const isCurrent = one.begin();
    createRequestScope().begin();
    expect(isCurrent()).toBe(true);
  });
});
