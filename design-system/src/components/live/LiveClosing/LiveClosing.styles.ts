import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, space } = tokens;

/** The two ways out side by side while there is room. */
export const ClosingRoot = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: ${space[4]};

  & > li {
    display: flex;
    flex-direction: column;
    align-items: start;
    justify-content: space-between;
    gap: ${space[3]};
    min-inline-size: 0;
  }

  & p {
    font-size: ${font.size.caption};
    color: ${color.text.secondary};
  }
`;
