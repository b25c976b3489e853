import styled from '@emotion/styled';
import { tokens } from '@goldbean/tokens';

/** Wears the theme it stands for, by its own `data-theme`. */
export const ThemeDot = styled.span`
  flex: none;
  inline-size: 12px;
  block-size: 12px;
  background: ${tokens.color.brand.primary};
  border-radius: ${tokens.radius.round};
`;
