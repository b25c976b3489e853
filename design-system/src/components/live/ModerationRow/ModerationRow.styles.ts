import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, space } = tokens;

export const RowRoot = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  color: ${color.text.primary};
  background: ${color.surface.default};
  border-block-end: 1px solid ${color.border.subtle};
`;

export const RowWords = styled.div`
  flex: 1;
  display: grid;
  gap: 2px;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & > p + p,
  & > div ~ p {
    font-size: ${font.size.caption};
    color: ${color.text.secondary};
  }

  & strong {
    font-weight: ${font.weight.medium};
  }

  & small {
    font-size: ${font.size.caption};
    font-variant-numeric: tabular-nums;
    color: ${color.text.muted};
  }
`;

export const RowTags = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[2]};
  font-size: ${font.size.caption};
  font-variant-numeric: tabular-nums;
  color: ${color.text.secondary};
`;
