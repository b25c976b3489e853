import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const ScheduleRoot = styled.section`
  min-inline-size: 0;
  overflow-x: auto;
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};
`;

export const ScheduleHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  padding: ${space[3]} ${space[4]};

  & h3 {
    font-size: ${font.size.reading};
  }

  & p {
    font-size: ${font.size.caption};
    line-height: ${font.line.ui};
    color: ${color.text.muted};
  }

  & > div:last-of-type {
    display: flex;
    align-items: center;
    gap: ${space[1]};
    font-variant-numeric: tabular-nums;
  }
`;

export const ScheduleBody = styled.table`
  inline-size: 100%;
  line-height: ${font.line.tight};

  &:not(table) {
    display: grid;
    gap: ${space[3]};
    padding: ${space[4]};
  }

  & th,
  & td {
    padding: ${space[2]} ${space[4]};
    text-align: start;
    vertical-align: top;
    border-block-start: 1px solid ${color.border.subtle};
  }

  & thead th {
    font-size: ${font.size.caption};
    font-weight: ${font.weight.medium};
    color: ${color.text.muted};
  }

  & td:nth-of-type(2) {
    inline-size: 50%;
    overflow-wrap: anywhere;
  }

  & td > a {
    display: inline-block;
    min-block-size: 24px;
    font-weight: ${font.weight.medium};
  }

  & small {
    display: block;
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }

  & [data-state='cancelled'] td > span:not([class]),
  & [data-state='over'] td > span:not([class]) {
    color: ${color.text.muted};
  }

  & [data-state='cancelled'] td > span:not([class]) {
    text-decoration: line-through;
  }
`;

export const DayHead = styled.th`
  font-weight: ${font.weight.semibold};
  background: ${color.surface.canvas};

  & > span {
    margin-inline-start: ${space[2]};
  }
`;

export const TimeCell = styled.td`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  color: ${color.text.secondary};
`;
