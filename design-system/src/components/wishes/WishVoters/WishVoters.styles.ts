import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, space } = tokens;

export const VotersRoot = styled.section`
  display: grid;
  gap: ${space[3]};

  & > h3 {
    font-size: ${font.size.reading};
  }

  & > p {
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }
`;

export const VoterList = styled.ul`
  display: grid;
  gap: ${space[2]};
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[2]};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & small {
    margin-inline-start: auto;
    font-size: ${font.size.caption};
    font-variant-numeric: tabular-nums;
    color: ${color.text.muted};
  }
`;
