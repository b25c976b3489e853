import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, space } = tokens;

export const RiskRoot = styled.div`
  display: grid;
  gap: ${space.half};
  font-size: ${font.size.caption};
  line-height: ${font.line.ui};
  color: ${color.text.muted};

  & > p {
    display: flex;
    gap: ${space[1]};
  }

  & > p > svg {
    flex: none;
    inline-size: 14px;
    block-size: 1lh;
  }

  & > p > span {
    min-inline-size: 0;
  }
`;

export const RiskStamps = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.half} ${space[3]};
  padding-inline-start: 18px;
  font-variant-numeric: tabular-nums;

  & > * {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;
