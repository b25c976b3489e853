import { tokens } from '@goldbean/tokens';
import { staticClass, styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const RecordsRoot = styled.div`
  display: grid;
  gap: ${space[3]};
  min-inline-size: 0;
`;

export const RecordsSummary = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  font-size: ${font.size.caption};
  font-variant-numeric: tabular-nums;
  color: ${color.text.muted};
`;

export const RecordsList = styled.ul`
  border-block-start: 1px solid ${color.border.subtle};
`;

/** A class made once: a large class takes hundreds of shares. */
export const recordClass = staticClass`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[3]};
  align-items: center;
  padding: ${space[2]};
  border-block-end: 1px solid ${color.border.subtle};

  &[data-me] {
    background: ${color.gold.subtle};
    border-radius: ${radius.small};
  }

  & > div > strong {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[2]};
    align-items: center;
    font-weight: ${font.weight.medium};
    overflow-wrap: anywhere;
  }

  & > div > time {
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }

  &[data-me] > div > time { color: ${color.gold.text}; }
`;
