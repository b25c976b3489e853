import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const UserCardRoot = styled.article`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[4]};
  min-inline-size: 0;
  padding: ${space[4]};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};
`;

export const UserWords = styled.div`
  flex: 1 1 180px;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & > h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space[2]};
    font-size: ${font.size.reading};
  }

  & > p {
    color: ${color.text.secondary};
  }
`;

export const UserNumbers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  font-size: ${font.size.caption};
  color: ${color.text.muted};
  font-variant-numeric: tabular-nums;
`;
