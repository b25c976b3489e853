import { tokens } from '@goldbean/tokens';
import { keyframes, staticClass } from '../../styling/index.ts';

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

/** A class made once: a loading list is made of dozens. */
export const skeletonClass = staticClass`
  display: block;
  inline-size: var(--width, 100%);
  block-size: var(--height, 1lh);
  background: ${tokens.color.surface.pressed};
  border-radius: ${tokens.radius.small};
  animation: ${breathe} 1600ms ease-in-out infinite;

  &[data-shape='text'] {
    block-size: 0.8em;
    margin-block: calc((1lh - 0.8em) / 2);
  }

  &[data-shape='circle'] {
    border-radius: ${tokens.radius.round};
  }
`;
