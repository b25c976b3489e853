import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { font, space } = tokens;

export const ShelfRoot = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

export const ShelfHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  align-items: center;
  justify-content: space-between;

  & > h2 {
    margin: 0;
    font-size: ${font.size.heading};
    line-height: ${font.line.tight};
  }
`;

export const ShelfPlaces = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 176px), 1fr));
  gap: ${space[4]};
`;
