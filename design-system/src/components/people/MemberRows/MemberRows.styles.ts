import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, space } = tokens;

export const RowsRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  justify-items: center;

  & > ul {
    inline-size: 100%;
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

export const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding-block: ${space[3]};
  border-block-end: 1px solid ${color.border.subtle};

  &:last-child {
    border-block-end: none;
  }

  & > div {
    flex: 1 1 0;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & small {
    display: block;
    font-size: ${font.size.caption};
    color: ${color.text.muted};
    font-variant-numeric: tabular-nums;
  }
`;
