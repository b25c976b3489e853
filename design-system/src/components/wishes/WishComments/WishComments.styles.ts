import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const CommentsRoot = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding: ${space[6]};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};

  & > h2 {
    font-size: ${font.size.reading};
  }
`;

export const CommentRows = styled.ul`
  display: grid;
  gap: ${space[4]};
  list-style: none;
`;
