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

  & > ul > li {
    display: grid;
    min-inline-size: 0;
  }

  & > button {
    justify-self: center;
  }
`;
