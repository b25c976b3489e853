import { serializeStyles } from '@emotion/serialize';

/** An animation, to be named in a template: its rule is written with the first rule that names it. */
export interface Keyframes {
  readonly name: string;
  readonly styles: string;
  /** What Emotion's serializer knows an animation by. */
  readonly anim: 1;
}

/**
 * States an animation. Emotion's own stands in a package with all that draws, which nothing else here needs.
 *
 *     const rise = keyframes`from { transform: translateY(8px); }`;
 */
export function keyframes(
  template: TemplateStringsArray,
  ...values: readonly (string | number)[]
): Keyframes {
  const { name, styles } = serializeStyles([template, ...values]);
  const animation = `animation-${name}`;
  return { name: animation, styles: `@keyframes ${animation}{${styles}}`, anim: 1 };
}
