import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { space } = tokens;

export const GridRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  & > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 264px), 1fr));
    gap: ${space[5]};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  &[data-size='wide'] > ul {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 520px), 1fr));
    gap: ${space[4]};
  }

  /* One card alone takes the row: beside it there is nothing to see. */
  & > ul:has(> li:only-child) {
    grid-template-columns: minmax(0, 1fr);
  }

  & > ul > li {
    display: grid;
    min-inline-size: 0;
    container-type: inline-size;
  }

  & > button {
    justify-self: center;
  }
`;
