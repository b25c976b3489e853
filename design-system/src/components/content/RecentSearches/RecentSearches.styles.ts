import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const RecentRoot = styled.section`
  display: grid;
  gap: ${space[3]};
  min-inline-size: 0;

  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }

  & > ul > li {
    display: inline-flex;
    align-items: center;
    max-inline-size: 100%;
    padding-inline-start: ${space[3]};
    background: ${color.surface.default};
    border: 1px solid ${color.border.subtle};
    border-radius: ${radius.medium};
    overflow-wrap: anywhere;
  }
`;

export const RecentHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};

  & > h2 {
    font-size: ${font.size.reading};
  }
`;
