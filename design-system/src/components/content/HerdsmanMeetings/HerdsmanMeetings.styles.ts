import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const MeetingList = styled.ul`
  display: grid;
  gap: ${space[3]};
`;

export const MeetingRow = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[4]};
  padding: ${space[4]};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};

  &[data-mine] {
    border-color: ${color.brand.border};
  }
`;

export const MeetingWords = styled.div`
  display: grid;
  flex: 1 1 220px;
  gap: ${space[1]};
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & > h3 {
    font-size: ${font.size.reading};
  }

  & > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[3]};
    color: ${color.text.secondary};
    font-variant-numeric: tabular-nums;
  }
`;
