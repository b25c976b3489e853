import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font } = tokens;

export const TickRoot = styled.div`
  & small {
    font-size: ${font.size.caption};
    color: ${color.text.muted};
    white-space: nowrap;
  }
`;
