import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, space } = tokens;

export const TasksRoot = styled.div`
  display: grid;
  gap: ${space[2]};
`;

export const TaskCap = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};

  & > :is(small, p) {
    font-size: ${font.size.caption};
    font-variant-numeric: tabular-nums;
    color: ${color.text.muted};
  }

  & > :is(progress, p) {
    flex: 1 0 100%;
  }
`;

export const TaskList = styled.ul`
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[3]};
    padding-block: ${space[2]};
    border-block-end: 1px solid ${color.border.subtle};
  }

  & > li:last-of-type {
    border-block-end: 0;
  }

  & > li > div {
    flex: 1 1 160px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & small {
    font-size: ${font.size.caption};
    font-variant-numeric: tabular-nums;
    color: ${color.text.muted};
  }
`;

export const TaskDone = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-block-size: 28px;
  font-size: ${font.size.caption};
  color: ${color.success.text};

  & > svg {
    inline-size: 14px;
    block-size: 14px;
  }
`;
