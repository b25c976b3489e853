import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

/** Memberships below one another: whose, how it stands, and what can be done. */
export const IronRows = styled.ul`
  display: grid;
  gap: ${space[2]};
`;

export const IronRow = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};
`;

export const IronRowWords = styled.div`
  display: grid;
  flex: 1 1 200px;
  gap: ${space[1]};
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & > h3 {
    font-size: ${font.size.reading};
  }

  & > p {
    font-size: ${font.size.caption};
    font-variant-numeric: tabular-nums;
    color: ${color.text.secondary};
  }
`;
