import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const MarkerList = styled.ol`
  display: grid;
  align-content: start;
  padding: ${space[2]};
  list-style: none;
`;

export const MarkerButton = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  inline-size: 100%;
  min-block-size: 36px;
  padding: ${space[1]} ${space[2]};
  line-height: ${font.line.tight};
  text-align: start;
  color: ${color.text.secondary};
  border-radius: ${radius.small};

  &:hover {
    background: ${color.surface.hover};
  }

  &[aria-current] {
    font-weight: ${font.weight.medium};
    color: ${color.text.primary};
    background: ${color.brand.subtle};
  }

  & > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
  }

  & > [data-title] {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & > time {
    font-size: ${font.size.caption};
    font-variant-numeric: tabular-nums;
  }
`;
