import { tokens } from '@goldbean/tokens';
import { styled } from '../../styling/index.ts';

const { color, control, font, radius, space } = tokens;

export const PageList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};
  font-variant-numeric: tabular-nums;
`;

export const PageButton = styled.button`
  min-inline-size: ${control.medium};
  block-size: ${control.medium};
  padding-inline: ${space[2]};
  font-size: ${font.size.ui};
  line-height: 1;
  color: ${color.text.secondary};
  border-radius: ${radius.medium};

  &:hover {
    background: ${color.surface.hover};
  }

  &[aria-current='page'] {
    font-weight: ${font.weight.semibold};
    color: ${color.brand.onSubtle};
    background: ${color.brand.subtle};
  }
`;

export const PageGap = styled.span`
  display: grid;
  place-items: center;
  inline-size: ${control.medium};
  color: ${color.text.muted};
`;
