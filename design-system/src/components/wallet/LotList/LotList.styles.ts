import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, space } = tokens;

export const Lots = styled.ul`
  display: grid;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[3]};
    padding-block: ${space[2]};
    border-block-end: 1px solid ${color.border.subtle};
  }

  & > li > :first-of-type {
    flex: 1 1 140px;
    min-inline-size: 0;
  }
`;

export const SpendOrder = styled.p`
  padding-block-start: ${space[2]};
  font-size: ${font.size.caption};
  color: ${color.text.muted};
`;
