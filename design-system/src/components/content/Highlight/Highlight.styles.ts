import { tokens } from '@goldbean/tokens';
import { staticClass } from '../../../styling/index.ts';

const { color, radius } = tokens;

/** A class made once: a page of results carries a hundred of them. */
export const foundClass = staticClass`
  color: ${color.text.primary};
  font-weight: inherit;
  background: ${color.brand.subtleHover};
  border-radius: ${radius.small};
`;
