import { tokens } from '@goldbean/tokens';
import { styled } from '../../styling/index.ts';

/** Shows the colours of its theme by its own `data-theme`. */
export const ThemeDot = styled.span`
  flex: none;
  inline-size: 12px;
  block-size: 12px;
  background: ${tokens.color.brand.primary};
  border-radius: ${tokens.radius.round};
`;
