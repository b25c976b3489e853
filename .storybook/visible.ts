import { expect } from 'storybook/test';

/** The fades and slides of an element, and of what it stands in, that have begun and end by themselves. */
function entrancesOf(element: Element): readonly Animation[] {
  const chain: Element[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) chain.push(at);
  return chain
    .flatMap((each) => each.getAnimations())
    .filter(
      ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    );
}

// A dialog that fades in is not visible in its first frame, which lasts as long as the machine is busy: what enters is judged
// once it is in, by the browser's own answer.
expect.extend({
  async toBeVisible(element: unknown) {
    if (!(element instanceof Element))
      throw new TypeError(`toBeVisible asks for an element, not ${String(element)}`);
    for (let entrances = entrancesOf(element); entrances.length > 0; entrances = entrancesOf(element))
      await Promise.allSettled(entrances.map(({ finished }) => finished));
    return {
      pass: element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      message: () =>
        `Received element is ${this.isNot ? '' : 'not '}visible:\n${element.outerHTML.slice(0, 1_000)}`,
    };
  },
});
