import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, space } = tokens;

export const ByLineRoot = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-inline-size: 0;

  &[data-size='medium'] {
    gap: ${space[3]};
  }
`;

export const ByLineWords = styled.div`
  min-inline-size: 0;
  line-height: ${font.line.tight};
  overflow-wrap: anywhere;

  & > small {
    display: block;
    font-size: ${font.size.caption};
    color: ${color.text.muted};
    font-variant-numeric: tabular-nums;
  }
`;

export const ByLineName = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[2]};
  font-weight: ${font.weight.medium};
  color: ${color.text.primary};
`;
