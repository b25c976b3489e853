import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font } = tokens;

export const LineTitle = styled.div`
  display: grid;
  justify-items: start;
  min-inline-size: 120px;
  overflow-wrap: break-word;

  & > small {
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }
`;

export const WaitingLines = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
`;
