import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, space } = tokens;

export const PeopleRoot = styled.div`
  display: grid;
  gap: ${space[3]};

  & > p {
    font-size: ${font.size.caption};
    color: ${color.text.secondary};
  }

  & > a {
    justify-self: start;
  }
`;

export const PeopleList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));
  gap: ${space[3]};

  & > li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;
