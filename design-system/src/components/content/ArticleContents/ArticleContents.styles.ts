import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, space } = tokens;

export const ContentsRoot = styled.nav`
  display: grid;
  gap: ${space[2]};
  font-size: ${font.size.ui};

  & > h2 {
    font-size: ${font.size.ui};
  }

  & > ol {
    display: grid;
    gap: ${space[1]};
    padding: 0;
    list-style: none;
    border-inline-start: 1px solid ${color.border.subtle};
  }

  & a {
    display: block;
    padding: ${space[1]} ${space[3]};
    color: ${color.text.secondary};
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  & a[data-level='3'] {
    padding-inline-start: ${space[6]};
  }

  & a:hover {
    color: ${color.link.hover};
  }

  & a[aria-current='location'] {
    color: ${color.text.primary};
    font-weight: ${font.weight.medium};
    border-inline-start: 2px solid ${color.brand.primary};
    margin-inline-start: -1px;
  }
`;
