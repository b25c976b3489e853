import {
  type ComponentPropsWithRef,
  createElement,
  type ElementType,
  type JSX,
  type ReactElement,
} from 'react';
import { staticClass } from './static-class.ts';

/** An element with a static look. */
export interface StyledPart<Base extends ElementType = ElementType> {
  (props: ComponentPropsWithRef<Base> & { as?: ElementType }): ReactElement;
  /** What it renders, unless `as` says otherwise. */
  readonly base: Base;
  /** The class that carries the look; for a part made of another one, both. */
  readonly look: string;
}

type Template<Base extends ElementType> = (...template: Parameters<typeof staticClass>) => StyledPart<Base>;

type Styled = { readonly [Tag in keyof JSX.IntrinsicElements]: Template<Tag> } & (<Base extends ElementType>(
  base: Base | StyledPart<Base>,
) => Template<Base>);

const isPart = (base: ElementType | StyledPart): base is StyledPart =>
  typeof base === 'function' && 'look' in base;

function makePart<Base extends ElementType>(base: Base, look: string): StyledPart<Base> {
  const render = ({ as, className, ...rest }: { as?: ElementType; className?: string }): ReactElement =>
    createElement(as ?? base, {
      ...rest,
      className: className === undefined ? look : `${look} ${className}`,
    });
  return Object.assign(render as unknown as StyledPart<Base>, { base, look });
}

const templateOf =
  (base: ElementType | StyledPart): Template<ElementType> =>
  (...template) =>
    isPart(base)
      ? makePart(base.base, `${base.look} ${staticClass(...template)}`)
      : makePart(base, staticClass(...template));

/**
 * Names an element and gives it a look: `styled.button` with a template, or `styled(Link)` on top of another part. The
 * template is read once, when its module loads, so that rendering costs what a class name costs: Emotion's own `styled`
 * hashes the whole template again at each render (2,000 cells: ten times plain CSS, where this is close to it).
 *
 * Values are tokens, numbers and keyframes. No functions: variants are `data-*` attributes and per-instance values are
 * custom properties in `style`.
 */
export const styled = new Proxy(templateOf as unknown as Styled, {
  get: (_, tag) => templateOf(tag as keyof JSX.IntrinsicElements),
});

/** The look of a part on another element: a link that looks like a button. */
export const onElement = <Tag extends keyof JSX.IntrinsicElements>(
  { look }: Pick<StyledPart, 'look'>,
  tag: Tag,
): StyledPart<Tag> => makePart(tag, look);
