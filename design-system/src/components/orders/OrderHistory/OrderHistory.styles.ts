import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, space } = tokens;

export const HistoryPages = styled.div`
  justify-self: center;
`;

export const OrderPlace = styled.div`
  display: grid;
  gap: ${space[1]};
  justify-items: start;

  & > small {
    font-size: ${font.size.caption};
    white-space: nowrap;
    color: ${color.text.muted};
  }
`;

export const OrderStep = styled.div`
  white-space: nowrap;
`;
