import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, space } = tokens;

export const MergedItems = styled.div`
  display: grid;
  gap: ${space[4]};
`;

export const MergedItem = styled.article`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[2]};

  & > div {
    display: grid;
    justify-items: start;
    gap: 2px;
    min-inline-size: 0;
  }
`;

export const MergedHead = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[3]};
  inline-size: 100%;
  font-size: ${font.size.caption};
  line-height: ${font.line.ui};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  color: ${color.text.muted};
`;
