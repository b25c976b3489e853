import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const MenuRow = styled.nav`
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: 36px;
    padding-inline: ${space[4]};
    color: ${color.text.secondary};
    background: ${color.surface.default};
    border: 1px solid ${color.border.subtle};
    border-radius: ${radius.round};
  }

  & a:hover {
    color: ${color.text.primary};
  }

  & a[aria-current] {
    font-weight: ${font.weight.medium};
    color: ${color.brand.onSubtle};
    background: ${color.brand.subtle};
    border-color: ${color.brand.subtle};
  }
`;
