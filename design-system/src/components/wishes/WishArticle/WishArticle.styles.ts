import { tokens } from '@goldbean/tokens';
import { Video } from '../../../primitives/index.ts';
import { styled } from '../../../styling/index.ts';
import { CardRoot } from '../WishCard/WishCard.styles.ts';

const { color, font, radius, space } = tokens;

export const ArticleRoot = styled(CardRoot)`
  padding: ${space[6]};
`;

export const ArticleText = styled.div`
  display: grid;
  gap: ${space[2]};
  font-size: ${font.size.reading};
  line-height: ${font.line.reading};

  & > p {
    white-space: pre-line;
  }

  & > :is(ul, ol) {
    display: grid;
    gap: ${space[1]};
    padding-inline-start: ${space[6]};
    list-style: revert;
  }
`;

export const ArticlePictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: ${space[2]};
  list-style: none;

  & a {
    display: block;
    border-radius: ${radius.small};
  }

  & img {
    inline-size: 100%;
    aspect-ratio: 4 / 3;
    object-fit: cover;
    border: 1px solid ${color.border.subtle};
    border-radius: ${radius.small};
  }
`;

export const ArticleRecording = styled(Video)`
  inline-size: 100%;
  max-block-size: 420px;
  background: ${color.stage.surface};
  border-radius: ${radius.small};
`;

export const ArticleActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
